import { Parser } from 'htmlparser2';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { Refused } from '../refused.ts';

/** An element as a record: its attributes as `@name`, its children by name (a list where there are several), its own text as `#text`. */
type Element = Record<string, unknown>;

interface OpenElement {
	name: string;
	record: Element;
	text: string;
}

/**
 * The vehicle elements of an XML document as nested records.
 *
 * @param recordName the name of a vehicle element
 * @param name names the source in messages
 */
export function xmlRecords(text: string, recordName: string, name: string): unknown[] | Refused {
	const records: unknown[] = [];
	const open: OpenElement[] = [];
	const names = new Set<string>();
	const parser = new Parser(
		{
			onopentag: (tag, attributes) => {
				names.add(tag);
				const entries = Object.entries(attributes).map(([key, value]) => [`@${key}`, value]);
				open.push({ name: tag, record: Object.fromEntries(entries), text: '' });
			},
			ontext: (words) => {
				const last = open.at(-1);
				if (last) last.text += words;
			},
			onclosetag: (tag) => {
				const closed = open.pop();
				if (!closed) return;
				const value = contentOf(closed);
				const parent = open.at(-1);
				if (tag === recordName) records.push(value);
				else if (parent) add(parent.record, closed.name, value);
			},
		},
		{ xmlMode: true },
	);
	parser.write(text);
	const unclosed = open.at(-1)?.name;
	parser.end();
	if (unclosed !== undefined) {
		const whole = `after ${formatNumber(records.length)} elements <${recordName}>`;
		return new Refused(
			`${name} ends too early, ${whole}: <${unclosed}> is never closed; it is half-written or cut short`,
		);
	}
	if (records.length > 0) return records;
	const found = names.size === 0 ? 'no element' : `<${[...names].slice(0, 20).join('>, <')}>`;
	return new Refused(`${name} has no element <${recordName}> (stock.from.record); it holds ${found}`);
}

/** An element without attributes and children is its text. */
function contentOf({ record, text }: OpenElement): unknown {
	const words = text.trim();
	if (Object.keys(record).length === 0) return words;
	return words === '' ? record : { ...record, '#text': words };
}

function add(record: Element, name: string, value: unknown): void {
	const known = Object.hasOwn(record, name) ? record[name] : undefined;
	const both = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
	// An element may be named `__proto__`.
	Object.defineProperty(record, name, { value: both, enumerable: true, configurable: true, writable: true });
}
