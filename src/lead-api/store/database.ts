export type Value = string | number | null;

/** SQL that both databases understand, with its values for `$1`, `$2`… */
export type Statement = readonly [sql: string, ...values: Value[]];

export type Row = Readonly<Record<string, Value>>;

/** What happens in a transaction: yields statements, is handed their rows, returns the outcome. Run again after a conflict. */
export type Body<T> = () => Generator<Statement, T, Row[]>;

/** One of the two databases; the same SQL runs on both. */
export interface Database {
	dialect: 'sqlite' | 'postgres';
	/** All of a body or nothing of it; resolves after it is durable. Throws what the database says. */
	transaction<T>(body: Body<T>): Promise<T>;
	/** Leaves no trace of what was deleted in a log beside the tables, where this side of the database has one. Throws when it cannot. */
	emptyLog(): Promise<void>;
	close(): Promise<void>;
}

/** Rows of one INSERT: SQLite reuses a short statement faster than it reads a long one, PostgreSQL is far away. */
const MOST_ROWS = { sqlite: 1, postgres: 200 } as const;

/**
 * Inserts rows, many with one statement.
 *
 * @param into the table and its columns: `lead (id, dealer)`
 * @param ending what follows the values, such as `ON CONFLICT DO NOTHING RETURNING id`
 * @returns what the statements return
 */
export function* insertRows(
	dialect: Database['dialect'],
	into: string,
	rows: readonly (readonly Value[])[],
	ending = '',
): Generator<Statement, Row[], Row[]> {
	const returned: Row[] = [];
	let text = '';
	let height = 0;
	for (let start = 0; start < rows.length; start += MOST_ROWS[dialect]) {
		const part = rows.slice(start, start + MOST_ROWS[dialect]);
		if (part.length !== height) {
			height = part.length;
			text = insertText(into, part[0]?.length ?? 0, height, ending);
		}
		returned.push(...(yield [text, ...part.flat()]));
	}
	return returned;
}

/** Texts of statements: there is one for each number of rows, and leads come all day. */
const texts = new Map<string, string>();

function insertText(into: string, width: number, rows: number, ending: string): string {
	const name = `${rows} ${into} ${ending}`;
	let text = texts.get(name);
	if (text === undefined) {
		const groups = Array.from({ length: rows }, (_, row) => `(${placeholders(width, row * width)})`);
		text = `INSERT INTO ${into} VALUES ${groups.join(', ')} ${ending}`;
		texts.set(name, text);
	}
	return text;
}

/** `$3, $4, $5` for three values behind two others. */
export function placeholders(count: number, after = 0): string {
	return Array.from({ length: count }, (_, index) => `$${after + index + 1}`).join(', ');
}
