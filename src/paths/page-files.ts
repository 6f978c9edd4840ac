/** The file of a page: `/cars/x` becomes `cars/x.html`, `/car-finance/` its own index. */
export function pageFile(path: string): string {
	return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/** The page of a file: the inverse of {@link pageFile}. */
export function pageOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** The file with the facts of a page, beside it: `/cars/x` has `cars/x.json`. */
export function factsFile(path: string): string {
	return `${path.slice(1)}.json`;
}
