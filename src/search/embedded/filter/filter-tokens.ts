import { SearchUnavailable } from '../../search-unavailable.ts';

/** A word or a sign of a filter; a quoted text is neither, whatever is in it. */
export interface FilterToken {
	kind: 'word' | 'quoted' | 'sign';
	text: string;
}

const TOKEN =
	/\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(>=|<=|!=|[=<>()[\],])|([\p{L}\p{N}_.-]+)|(\S))/suy;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The words, quoted texts and signs of a filter; rejects a character that is none, such as a quote that is not closed. */
export function filterTokens(expression: string): FilterToken[] {
	const text = expression.trim();
	const tokens: FilterToken[] = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const [, double, single, sign, word, other] = TOKEN.exec(text) ?? [];
		const quoted = double ?? single;
		if (quoted !== undefined) tokens.push({ kind: 'quoted', text: unescaped(quoted) });
		else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
		else if (word !== undefined) tokens.push({ kind: 'word', text: word });
		else throw new SearchUnavailable('rejected', `The filter has a stray ${other}: ${text.slice(0, 100)}`);
	}
	return tokens;
}

function unescaped(text: string): string {
	return text.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, hex: string | undefined, character: string) =>
		hex === undefined ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(hex, 16)),
	);
}
