/** An XML element: its name, its attributes (those that are null are left out) and what it holds. */
export type XmlElement = readonly [
	name: string,
	attributes: Readonly<Record<string, string | null>>,
	...content: (XmlElement | string | null)[],
];

/**
 * An element as XML, an element in it on a line of its own; `null` within its content is left out, and texts and attributes are escaped.
 *
 * @param indent what its line begins with
 */
export function printXml([name, attributes, ...content]: XmlElement, indent = ''): string {
	const printed = Object.entries(attributes)
		.filter(([, value]) => value !== null)
		.map(([attribute, value]) => ` ${attribute}="${escaped(value ?? '')}"`);
	const parts = content.filter((part) => part !== null);
	const inside = parts.map((part) =>
		typeof part === 'string' ? escaped(part) : `\n${indent}\t${printXml(part, `${indent}\t`)}`,
	);
	const end = parts.some((part) => typeof part !== 'string') ? `\n${indent}` : '';
	return `<${name}${printed.join('')}>${inside.join('')}${end}</${name}>`;
}

/** XML 1.0 has no way to write control characters and lone surrogates: a document with one of them is none. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
	return text
		.toWellFormed()
		.replace(NOT_IN_XML, '')
		.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
