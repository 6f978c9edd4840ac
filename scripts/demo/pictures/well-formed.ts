/**
 * Faults of an SVG file as XML: tags that do not nest, attributes that repeat or lack quotes, stray markup. Empty when there are none. It
 * supports no more of XML than these pictures use: no comments, no CDATA, no declarations.
 */
export function faultsOf(svg: string): string[] {
	const faults: string[] = [];
	const open: string[] = [];
	let end = 0;
	for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
		const [whole, closing, name = '', attributes = '', empty] = match;
		const between = svg.slice(end, match.index);
		if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(between)) faults.push(`stray markup: ${between.slice(0, 40)}`);
		end = match.index + whole.length;
		if (closing) {
			const expected = open.pop();
			if (expected !== name) faults.push(`</${name}> closes <${expected}>`);
			continue;
		}
		const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((attribute) => attribute[1]);
		if (new Set(names).size < names.length) faults.push(`attribute twice: ${whole.slice(0, 60)}`);
		if (!empty) open.push(name);
		else if (open.length === 0) faults.push('more than one root');
	}
	if (svg.slice(end).trim()) faults.push(`text after the end: ${svg.slice(end, end + 40)}`);
	if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`);
	return faults;
}
