/** The page for unknown addresses. It has no address of its own. */
export const NOT_FOUND_PAGE = '404.html';

/** The file of an address, or its canonical address. Null when the site has neither. */
export type Located = { file: string } | { moved: string } | null;

/**
 * The file of a site for a decoded path, as static hosts find it: `/` is `index.html`, `/cars/x` is `cars/x.html`,
 * `/car-finance/` is `car-finance/index.html`. Every page has one address: with `.html`, `/index` or a slash too many or
 * too few, the visitor is redirected to it. Folders are never listed.
 *
 * @param isFile whether the site has a file, by its path without a leading slash
 */
export async function locate(path: string, isFile: (file: string) => Promise<boolean>): Promise<Located> {
	const has = async (file: string) => file !== NOT_FOUND_PAGE && (await isFile(file));
	const name = path.slice(1);

	if (path.endsWith('/')) {
		if (await has(`${name}index.html`)) return { file: `${name}index.html` };
		const bare = name.slice(0, -1);
		const isPage = bare !== '' && ((await has(bare)) || (await has(`${bare}.html`)));
		return isPage ? { moved: `/${bare}` } : null;
	}
	const page = name.replace(/\.html$/, '');
	const folder = page.replace(/(^|\/)index$/, '$1');
	if (folder !== page && (await has(`${page}.html`))) return { moved: `/${folder}` };
	if (page !== name && (await has(name))) return { moved: `/${page}` };
	if (await has(name)) return { file: name };
	if (await has(`${name}.html`)) return { file: `${name}.html` };
	return (await has(`${name}/index.html`)) ? { moved: `${path}/` } : null;
}
