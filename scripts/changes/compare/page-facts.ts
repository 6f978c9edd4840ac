import { Parser } from 'htmlparser2';
import { jsonLdFacts } from './json-ld-facts.ts';
import { LineReader, type TextLine } from './line-reader.ts';
import type { NamedValue } from './named-value.ts';

/** What a page tells visitors and search engines. */
export interface PageFacts {
	title: string;
	/** Texts, in the order of the page. */
	lines: TextLine[];
	/** Addresses that links and forms lead to, by their text. */
	links: NamedValue[];
	/** Addresses of pictures, by their alternative text. */
	pictures: NamedValue[];
	/** Title, description, canonical address, robots, what social networks read, and the values of JSON-LD. */
	metadata: NamedValue[];
}

/** Texts of attributes, with the word that introduces them. */
const SPOKEN: readonly (readonly [attribute: string, word: string])[] = [
	['alt', 'picture'],
	['aria-label', 'label'],
	['placeholder', 'placeholder'],
];

/** Reads the facts of a page. */
export function readFacts(html: string): PageFacts {
	const facts: PageFacts = { title: '', lines: [], links: [], pictures: [], metadata: [] };
	const reader = new LineReader();
	/** The link that is open, and the text of the element that is read as a whole. */
	let link: { href: string; text: string } | null = null;
	let whole: { name: 'title' | 'json-ld'; text: string } | null = null;
	const parser = new Parser({
		onopentag(name, attributes) {
			reader.open(name);
			if (name === 'title' && facts.title === '' && !reader.isSilent) whole = { name: 'title', text: '' };
			if (name === 'script' && attributes['type'] === 'application/ld+json')
				whole = { name: 'json-ld', text: '' };
			for (const [attribute, word] of SPOKEN) {
				const text = attributes[attribute]?.trim();
				if (text) reader.say(`${word}: ${text}`);
			}
			facts.metadata.push(...metadataOf(name, attributes));
			const { href, action, src } = attributes;
			if (name === 'a' && href) link = { href, text: attributes['aria-label'] ?? '' };
			if (name === 'form' && action) facts.links.push({ name: 'form', value: action });
			if (name === 'img' && src) facts.pictures.push({ name: attributes['alt'] ?? '', value: src });
		},
		ontext(text) {
			if (whole) whole.text += text;
			else if (link) link.text += text;
			if (whole?.name !== 'title') reader.text(text);
		},
		onclosetag(name) {
			reader.close(name);
			if (whole && (name === 'title' || name === 'script')) {
				if (whole.name === 'title') facts.title = whole.text.trim();
				facts.metadata.push(
					...(whole.name === 'title'
						? [{ name: 'title', value: whole.text.trim() }]
						: jsonLdFacts(whole.text)),
				);
				whole = null;
			}
			if (link && name === 'a') {
				facts.links.push({ name: link.text.replace(/\s+/g, ' ').trim(), value: link.href });
				link = null;
			}
		},
	});
	parser.end(html);
	facts.lines = reader.end();
	return facts;
}

/** Names that say nothing about one page. */
const OF_EVERY_PAGE = /^(viewport|format-detection|og:type|og:site_name|og:locale|twitter:card)$/;

function metadataOf(name: string, attributes: Record<string, string>): NamedValue[] {
	if (name === 'html') return [{ name: 'language', value: attributes['lang'] ?? '' }];
	if (name === 'link' && attributes['rel'] === 'canonical')
		return [{ name: 'canonical', value: attributes['href'] ?? '' }];
	if (name !== 'meta') return [];
	const key = attributes['name'] ?? attributes['property'] ?? attributes['http-equiv'];
	if (!key || OF_EVERY_PAGE.test(key)) return [];
	return [{ name: key, value: attributes['content'] ?? '' }];
}
