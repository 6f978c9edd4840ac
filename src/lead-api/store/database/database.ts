/** A value of a column: both databases have these three in common. */
export type Value = string | number | null;

/** SQL for both databases, with the values of `$1`, `$2`… */
export type Statement = readonly [sql: string, ...values: (Value | Uint8Array)[]];

/** A row of an answer, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** Body of a transaction: yields statements, receives their rows, returns the outcome. It is run again after a conflict. */
export type Body<T> = () => Generator<Statement, T, Row[]>;

/** One of the two databases; the same SQL runs on both. */
export interface Database {
	dialect: 'sqlite' | 'postgres';
	/** Runs a body atomically; resolves when it is durable. Throws the database's errors. */
	transaction<T>(body: Body<T>): Promise<T>;
	/** Removes deleted data from a log beside the tables, where this process controls it. Throws when it cannot. */
	emptyLog(): Promise<void>;
	close(): Promise<void>;
}

/** Rows per INSERT: SQLite runs a short prepared statement fastest, PostgreSQL has network latency. */
const MOST_ROWS = { sqlite: 1, postgres: 200 } as const;

/**
 * Inserts rows, several with each statement.
 *
 * @param into the table and its columns: `lead (id, dealer)`
 * @param ending what follows the values, such as `ON CONFLICT DO NOTHING RETURNING id`
 * @returns the rows of RETURNING
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

/** Cached statements by number of rows. */
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

/** `$3, $4, $5` for three values after two others. */
export function placeholders(count: number, after = 0): string {
	return Array.from({ length: count }, (_, index) => `$${after + index + 1}`).join(', ');
}
