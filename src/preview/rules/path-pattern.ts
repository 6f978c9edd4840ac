/** The captured values of a pattern's placeholders and splat, decoded. */
export type Captures = Record<string, string>;

/** Matches a decoded path: its captures, or null for no match. */
export type PathPattern = (path: string) => Captures | null;

/**
 * A path pattern of `_headers` and `_redirects`: `*` (once) matches anything, also nothing, and is captured as `splat`;
 * `:name` matches one segment, or the part of a segment up to the text that follows.
 */
export function compilePattern(text: string): { match: PathPattern } | { problem: string } {
	const found = JSON.stringify(text);
	if (!text.startsWith('/')) return { problem: `expected a path that begins with "/", found ${found}` };

	const pieces = text.split(/(\*|:[A-Za-z]\w*)/);
	const names = pieces
		.filter((_, at) => at % 2 === 1)
		.map((piece) => (piece === '*' ? 'splat' : piece.slice(1)));
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice === 'splat') return { problem: `expected "*" at most once, found ${found}` };
	if (twice) return { problem: `expected each placeholder once, found ":${twice}" twice in ${found}` };

	const source = pieces.map((piece, at) => {
		if (at % 2 === 0) return decodeLiteral(piece).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
		return piece === '*' ? '(?<splat>.*)' : `(?<${piece.slice(1)}>[^/]+)`;
	});
	const pattern = new RegExp(`^${source.join('')}$`, 'su');
	return {
		match: (path) => {
			const match = pattern.exec(path);
			return match && { ...match.groups };
		},
	};
}

/** A target with its `:name`s filled in, encoded for a URL. Names without a capture are unchanged. */
export function fillTarget(target: string, captures: Captures): string {
	return target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => {
		const value = captures[name];
		return value === undefined ? whole : value.split('/').map(encodeURIComponent).join('/');
	});
}

/** Decodes a literal part: files may contain `/caf%C3%A9` or `/café`. Invalid encoding is taken literally. */
function decodeLiteral(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
