/** The styles, scripts and policy of one of our pages, which other generators insert unchanged. */
export interface PageAssets {
	/** The `<meta>` of the Content Security Policy. */
	policy: string;
	/** Addresses of preloaded fonts. */
	fontFiles: string[];
	/** The theme's `<style>`. */
	theme: string;
	/** Stylesheets and inline styles of this page kind. */
	styles: string;
	/** Inline scripts of this page kind. */
	scripts: string;
}

/** Extracts them from a rendered page. */
export function pageAssetsOf(html: string): PageAssets {
	const [head = '', body = ''] = html.split('</head>');
	const styles = head.slice(head.lastIndexOf('</script>') + '</script>'.length);
	return {
		policy: one(head, /<meta http-equiv="Content-Security-Policy"[^>]*>/),
		fontFiles: [...head.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, href = '']) => href),
		theme: one(head, /<style>.*?<\/style>/s),
		styles,
		scripts: [...body.matchAll(/<script\b[^>]*>.*?<\/script>/gs)].map(([script]) => script).join(''),
	};
}

function one(html: string, pattern: RegExp): string {
	const found = pattern.exec(html)?.[0];
	if (found === undefined) throw new Error(`The page has nothing that matches ${pattern}`);
	return found;
}
