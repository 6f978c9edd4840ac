import type { ColumnMapping, FieldRule } from '../../domain/feed/column-mapping.ts';
import { show } from '../../domain/vehicle/record/field.ts';
import { checkRecord } from '../check/check-record.ts';
import { columnsNamed, columnsOf, rowMapper } from '../rows/map-row.ts';
import type { Columns } from '../rows/record-path.ts';

/** One row of a source, not mapped yet. */
export interface RawRow<Row> {
	/** Its name in messages: 'coast-motors/stock.csv, line 12'. */
	name: string;
	row: Row;
	columns: Columns<Row>;
	/** Every column with a value in it. */
	known: readonly string[];
}

/** Explains the mapping of a row, a line for each column: the column, its value, the rule, the field, the result or the problem. */
export function explainRow<Row>(
	{ name, row, columns, known }: RawRow<Row>,
	mapping: ColumnMapping,
): string[] {
	const mapped = rowMapper(mapping, columns)(row);
	const checked = checkRecord(mapped);
	const findings = [...('reasons' in checked ? checked.reasons : []), ...checked.notices];
	const rules = Object.entries(mapping).flatMap(([field, rule]) => (rule ? [[field, rule] as const] : []));
	const lines = rules.map(([field, rule]) => {
		const found = columnsOf(rule).map((column) => `${column} = ${shown(columns(column)(row))}`);
		const wrong = findings.filter((each) => each.field === field || each.field.startsWith(`${field}[`));
		const problems = wrong.map(({ expected, found, used }) =>
			[`problem: expected ${expected}, found ${found}`, used && `used ${used}`].filter(Boolean).join('; '),
		);
		const result =
			problems.length > 0 ? problems.join('; ') : shown(valueAt(checked.vehicle ?? mapped, field));
		return `  ${found.join(', ') || '(no column)'} | ${ruleText(rule)} | ${field} | ${result}`;
	});
	const elsewhere = findings
		.filter(({ field }) => !rules.some(([name]) => field === name || field.startsWith(`${name}[`)))
		.map(
			({ field, expected, found }) => `  problem: ${field || 'row'}: expected ${expected}, found ${found}`,
		);
	const read = columnsNamed(mapping);
	const unused = known.filter((column) => !read.some((each) => isWithin(column, each)));
	return [
		name,
		'  column = value found | rule | field | result',
		...lines,
		...elsewhere,
		`  columns not used: ${unused.map((column) => `'${column}'`).join(', ') || 'none'}`,
		checked.vehicle ? '  the row is a vehicle' : '  the row is rejected',
	];
}

/** A rule in short: its operations with their arguments. */
export function ruleText(rule: FieldRule): string {
	if (typeof rule === 'string') return 'as it is';
	if ('first' in rule) return `first of: ${rule.first.map(ruleText).join(' / ')}`;
	if ('constant' in rule) return `constant ${show(rule.constant)}`;
	if ('join' in rule) return `join with ${show(rule.with)}`;
	if ('hash' in rule) return 'an id made of these columns';
	const { column: _, ...operations } = rule;
	const texts = Object.entries(operations).map(([name, value]) => `${name} ${operand(value)}`);
	return texts.join(', ') || 'as it is';
}

function operand(value: unknown): string {
	const text = JSON.stringify(value, (_key, inner: unknown) =>
		inner instanceof RegExp ? String(inner) : inner,
	);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function shown(value: unknown): string {
	return value === undefined || value === null || value === '' ? 'nothing' : show(value);
}

function valueAt(value: unknown, field: string): unknown {
	return field
		.split('.')
		.reduce<unknown>(
			(inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
			value,
		);
}

/** Whether a mapped path covers another: `photos[0].url` and `photos` cover `photos[].url`. */
function isWithin(path: string, read: string): boolean {
	const [whole, part] = [path, read].map((each) => each.replace(/\[\d*\]/g, ''));
	return whole === part || (whole ?? '').startsWith(`${part}.`);
}
