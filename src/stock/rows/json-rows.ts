import type { ColumnMapping } from '../../domain/feed/column-mapping.ts';
import { thrownMessage } from '../../thrown-message.ts';
import { Refused } from '../refused.ts';
import { mappedRows } from './mapped-rows.ts';
import type { Rows } from './rows.ts';

/**
 * The records of a JSON document: a list, or an object that contains one.
 *
 * @param key the key of the list; default: an object's only list
 * @param name names the source in messages
 * @param columns the column mapping; without it records use the contract's field names
 */
export function jsonRows(
	text: string,
	key: string | undefined,
	name: string,
	columns?: ColumnMapping,
): Rows | Refused {
	const list = jsonRecords(text, key, name);
	if (list instanceof Refused) return list;
	if (columns) return mappedRows(list, columns);
	return {
		countedBy: 'record',
		rows: list.map((record, index) => ({ number: index + 1, record, broken: null })),
	};
}

/** The records of {@link jsonRows} before mapping. */
export function jsonRecords(text: string, key: string | undefined, name: string): unknown[] | Refused {
	const document = parse(text, name);
	if (document instanceof Refused) return document;
	return listIn(document.value, key, name);
}

function listIn(document: unknown, key: string | undefined, name: string): unknown[] | Refused {
	if (Array.isArray(document)) return document;
	if (typeof document !== 'object' || document === null) {
		return new Refused(`${name} holds ${JSON.stringify(document)}; expected a list of vehicles`);
	}
	const lists = Object.entries(document).filter((entry): entry is [string, unknown[]] =>
		Array.isArray(entry[1]),
	);
	const list =
		key === undefined ? (lists.length === 1 ? lists[0] : undefined) : lists.find(([name]) => name === key);
	if (list) return list[1];
	const found = lists.length > 0 ? `the lists ${lists.map(([name]) => `'${name}'`).join(', ')}` : 'no list';
	const keys = Object.keys(document).slice(0, 20).join(', ') || 'nothing';
	return key === undefined
		? new Refused(
				`${name} holds ${found} (keys: ${keys}); name the one with the vehicles in stock.from.records`,
			)
		: new Refused(
				`${name} has no list under '${key}' (stock.from.records); it holds ${found} (keys: ${keys})`,
			);
}

function parse(text: string, name: string): { value: unknown } | Refused {
	try {
		return { value: JSON.parse(text) };
	} catch (error) {
		const message = thrownMessage(error);
		const position = positionOf(message, text);
		if (position >= text.trimEnd().length) {
			return new Refused(
				`${name} ends too early, in ${placeOf(text, text.length)}: it is half-written or cut short`,
			);
		}
		const found = JSON.stringify(text.slice(position, position + 20));
		return new Refused(`${name} is not JSON: unexpected ${found} in ${placeOf(text, position)}`);
	}
}

/** The position of an error, from its message. For an unexpected token the message has none, so it is searched for. */
function positionOf(message: string, text: string): number {
	if (message.includes('end of JSON')) return text.length;
	const reported = /at position (\d+)/.exec(message);
	if (reported) return Number(reported[1]);
	let [before, after] = [0, text.length];
	while (after - before > 1) {
		const middle = (before + after) >>> 1;
		if (hasUnexpectedToken(text.slice(0, middle))) after = middle;
		else before = middle;
	}
	return before;
}

function hasUnexpectedToken(text: string): boolean {
	try {
		JSON.parse(text);
		return false;
	} catch (error) {
		return error instanceof Error && error.message.startsWith('Unexpected token');
	}
}

function placeOf(text: string, position: number): string {
	const before = text.slice(0, position);
	const line = before.split('\n').length;
	return `line ${line}, column ${position - before.lastIndexOf('\n')}`;
}
