/** An XML element: name, attributes (null ones are left out) and content. */
export type XmlElement = readonly [
	name: string,
	attributes: Readonly<Record<string, string | null>>,
	...content: (XmlElement | string | null)[],
];

/**
 * Serialises an element, with nested elements on lines of their own. `null` in the content is left out; text and attributes are escaped.
 *
 * @param indent indentation of its line
 */
export function printXml([name, attributes, ...content]: XmlElement, indent = ''): string {
	const rendered = Object.entries(attributes)
		.filter(([, value]) => value !== null)
		.map(([attribute, value]) => ` ${attribute}="${escaped(value ?? '')}"`);
	const parts = content.filter((part) => part !== null);
	const inside = parts.map((part) =>
		typeof part === 'string' ? escaped(part) : `\n${indent}\t${printXml(part, `${indent}\t`)}`,
	);
	const end = parts.some((part) => typeof part !== 'string') ? `\n${indent}` : '';
	return `<${name}${rendered.join('')}>${inside.join('')}${end}</${name}>`;
}

/** Control characters and lone surrogates, which XML 1.0 cannot represent. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
	return text
		.toWellFormed()
		.replace(NOT_IN_XML, '')
		.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
