import type { Database, Row, Statement } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { saveAll } from '../leads/intake.ts';
import { columnText } from '../leads/lead-rows.ts';
import type { NewSpin, SpinOutcome, SpinStore, StoredSpin } from './spin-store.ts';

/** Spins in one transaction; more wait for the next. */
const MOST_TOGETHER = 64;
const COLUMNS = 'promotion, prize, code, seed, own_number, position, drawn_at';

/** Spins to win, drawn one after the other. */
export function spins(database: Database): SpinStore {
	return {
		drawSpin: inBatches(MOST_TOGETHER, (orders: readonly NewSpin[]) =>
			database.transaction(() => drawAll(database, orders)),
		),
		spinOf: (dealer, promotion, playerKey) =>
			database.transaction(() => earlierSpin({ dealer, promotion, player_key: playerKey })),
		drawnPrizes: (dealer, promotion) =>
			database.transaction(function* () {
				const rows = yield [
					'SELECT prize, drawn FROM drawn_prize WHERE dealer = $1 AND promotion = $2',
					dealer,
					promotion,
				];
				return Object.fromEntries(rows.map((row) => [columnText(row, 'prize'), Number(row['drawn'])]));
			}),
	};
}

function* drawAll(
	database: Database,
	orders: readonly NewSpin[],
): Generator<Statement, SpinOutcome[], Row[]> {
	const outcomes: SpinOutcome[] = [];
	// In the order of their keys, so that two instances wait for each other instead of a deadlock.
	const sorted = orders.map((order, index) => ({ order, index }));
	sorted.sort((a, b) => (a.order.player_key < b.order.player_key ? -1 : 1));
	for (const { order, index } of sorted) outcomes[index] = yield* draw(database, order);
	return outcomes;
}

function* draw(database: Database, order: NewSpin): Generator<Statement, SpinOutcome, Row[]> {
	const isFirst = yield* reserve(order);
	if (!isFirst) {
		const spin = yield* earlierSpin(order);
		return spin ? { status: 'repeated', spin } : { status: 'phone_used' };
	}
	const { dealer, promotion, player_key, nothing } = order;
	const won = order.won && (yield* takePrize(order, order.won)) ? order.won : null;
	const [saved] = yield* saveAll(database, [won?.lead ?? nothing]);
	yield [
		`UPDATE spin SET prize = $1, code = $2, lead_id = $3 WHERE dealer = $4 AND promotion = $5 AND player_key = $6`,
		won?.prize ?? null,
		won?.code ?? null,
		saved?.id ?? null,
		dealer,
		promotion,
		player_key,
	];
	const spin = yield* earlierSpin(order);
	if (!spin) throw new Error('a spin was removed while it was drawn');
	return { status: 'drawn', spin };
}

/** Stores a spin before its result; false when the player or the phone has had one. */
function* reserve(order: NewSpin): Generator<Statement, boolean, Row[]> {
	const { dealer, promotion, player_key, phone_key, account_id, seed, own_number, position } = order;
	const added = yield [
		`INSERT INTO spin (dealer, promotion, player_key, phone_key, account_id, seed, own_number, position, drawn_at, keep_until)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING player_key`,
		dealer,
		promotion,
		player_key,
		phone_key,
		account_id,
		seed,
		own_number,
		position,
		order.drawn_at,
		order.keep_until,
	];
	return added.length > 0;
}

/** Takes one of a prize's stock; false when none is left. */
function* takePrize(
	{ dealer, promotion, keep_until }: NewSpin,
	{ prize, stock }: NonNullable<NewSpin['won']>,
): Generator<Statement, boolean, Row[]> {
	const taken = yield [
		`INSERT INTO drawn_prize (dealer, promotion, prize, drawn, keep_until) VALUES ($1, $2, $3, 1, $4)
			ON CONFLICT (dealer, promotion, prize) DO UPDATE SET drawn = drawn_prize.drawn + 1
			WHERE drawn_prize.drawn < $5 RETURNING drawn`,
		dealer,
		promotion,
		prize,
		keep_until,
		stock,
	];
	return taken.length > 0;
}

function* earlierSpin({
	dealer,
	promotion,
	player_key,
}: Pick<NewSpin, 'dealer' | 'promotion' | 'player_key'>): Generator<Statement, StoredSpin | null, Row[]> {
	const [row] = yield [
		`SELECT ${COLUMNS} FROM spin WHERE dealer = $1 AND promotion = $2 AND player_key = $3`,
		dealer,
		promotion,
		player_key,
	];
	return row ? toSpin(row) : null;
}

/** The spins of an account, the latest first. */
export function* spinsOf(accountId: string): Generator<Statement, StoredSpin[], Row[]> {
	const rows = yield [
		`SELECT ${COLUMNS} FROM spin WHERE account_id = $1 ORDER BY drawn_at DESC, promotion`,
		accountId,
	];
	return rows.map(toSpin);
}

/** Detaches an erased account from its spins. The rows that stay identify no one, and keep the player from spinning again. */
export function* detachSpins(accountId: string): Generator<Statement, void, Row[]> {
	yield ['UPDATE spin SET account_id = NULL WHERE account_id = $1', accountId];
}

/** Deletes the spins of promotions whose retention has ended. Returns their number. */
export function* eraseEndedSpins(now: Date): Generator<Statement, number, Row[]> {
	yield ['DELETE FROM drawn_prize WHERE keep_until < $1', now.toISOString()];
	const rows = yield ['DELETE FROM spin WHERE keep_until < $1 RETURNING player_key', now.toISOString()];
	return rows.length;
}

function toSpin(row: Row): StoredSpin {
	// The columns are those of `StoredSpin`; PostgreSQL gives the position as a number, too.
	return { ...row } as unknown as StoredSpin;
}
