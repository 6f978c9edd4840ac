/** What a page of ours holds beside its content, which other generators are given as it is. */
export interface Look {
	/** The policy's `<meta>`. */
	policy: string;
	/** Addresses of the fonts that are loaded at once. */
	fontFiles: string[];
	/** The theme's `<style>`. */
	theme: string;
	/** Style sheets and styles of this kind of page. */
	styles: string;
	/** Inline scripts of this kind of page. */
	scripts: string;
}

/** Takes from a page of ours what its styles and scripts are. */
export function lookOf(html: string): Look {
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
	if (found === undefined) throw new Error(`the page holds nothing like ${pattern}`);
	return found;
}
