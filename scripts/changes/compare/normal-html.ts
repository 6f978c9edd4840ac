/** The parts of a page's HTML that a build may change without changing what the page is. */
export interface NormalHtml {
	/** The HTML without the hashes in the names of scripts, styles and icons, and without the numbers of islands. */
	html: string;
	/** The files of `_astro` that the page names, hashes included, in order. */
	assets: string[];
}

/** `/_astro/Card.B1c2D3e4.js`: a name, a hash of eight characters, an extension. */
const ASSET = /\/_astro\/([\w.@~-]+?)\.([\w-]{8})\.(\w+)/g;
/** Hashes of inline scripts in the Content Security Policy. */
const SCRIPT_HASHES = / 'sha256-[\w+/=]+'/g;
/** The number that distinguishes islands of a page. */
const ISLAND_NUMBER = /(<astro-island\b[^>]*?) (?:uid|prefix)="\w+"/g;

/** A page's HTML as it would be with the same sources of scripts and styles. */
export function normalHtml(html: string): NormalHtml {
	const assets: string[] = [];
	const normal = html
		.replace(ASSET, (path, name: string, _hash, extension: string) => {
			assets.push(path);
			return `/_astro/${name}.${extension}`;
		})
		.replace(SCRIPT_HASHES, '')
		.replace(ISLAND_NUMBER, '$1');
	return { html: normal, assets };
}
