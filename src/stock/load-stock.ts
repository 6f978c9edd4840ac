import { basename } from 'node:path';
import { hashOf } from '../content-hash.ts';
import type { StockSource } from '../domain/feed/stock-source.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { REQUEST_SETTINGS, type RequestSettings } from './fetch-source.ts';
import { latestYear } from './model-year.ts';
import { distrust, parseStock } from './parse-stock.ts';
import { readSource, type SourcePlace, sourcePlace } from './read-source.ts';
import { Refused } from './refused.ts';
import { refusedFall } from './refused-fall.ts';
import { rulesVersion } from './rules-version.ts';
import { type Selection, selectStock } from './select-stock.ts';
import { shownStock } from './shown-stock.ts';
import { openSnapshot, type Snapshot, type Stock, writeSnapshot } from './snapshot.ts';
import type { StockReport, StockSummary } from './stock-report.ts';
import { type FromSnapshot, stockSummary } from './stock-summary.ts';

/** What a dealer's configuration says of its stock. */
export interface StockSettings extends Selection {
	from: StockSource;
	/** The share of bad rows, 0 to 1, above which a source is refused. */
	max_rejected_share: number;
	/** The share of vehicles shown, 0 to 1, that may vanish at once; see `isLargeFall`. */
	max_fall_share: number;
}

export interface StockOrder {
	settings: StockSettings;
	/** Days a sold vehicle stays in lists (SOLD-006). */
	soldDays: number;
	/** Whether a large fall in vehicles shown is meant. */
	acceptFewer: boolean;
	/** The dealer's folder. */
	folder: string;
	/** A file to read in the place of the source; null for none. */
	override: string | null;
	/** Where the last good stock is kept. Beside it, with more behind the name: an http source's answer, an override's stock. */
	snapshotPath: string;
	/** The moment of the build. */
	now: Date;
}

/** A dealer's stock, or why there is none. When it is from the snapshot, the command that asked for it exits non-zero. */
export type StockResult =
	| { vehicles: Vehicle[]; report: StockReport; summary: StockSummary; fromSnapshot: FromSnapshot | null }
	| { vehicles: null; reason: string; report: StockReport | null };

/**
 * Reads a dealer's stock: from its source when that is good, else the last good snapshot. The vehicles of a source that has
 * not changed are taken from the snapshot without checking them again. Nothing is thrown for bad input.
 */
export async function loadStock(
	order: StockOrder,
	requests: RequestSettings = REQUEST_SETTINGS,
): Promise<StockResult> {
	const { from, max_rejected_share } = order.settings;
	const place = sourcePlace(from, order.folder, order.override);
	const snapshot = openSnapshot(pathOfCopy(order));
	const where = { ...order, answerPath: `${order.snapshotPath}.answer` };
	const source = await readSource(from, place, where, requests);
	if (source instanceof Refused) return lastGood(order, snapshot, place, source.reason, null);

	const key = keyOf(source.bytes, from, place, order.now);
	const known = snapshot?.key === key ? snapshot.read() : null;
	const stock = known ?? parseStock(source.bytes, from, place.name, order.now);
	if (stock instanceof Refused) return lastGood(order, snapshot, place, stock.reason, null);
	const reason =
		distrust(stock.report, max_rejected_share) ?? (known ? null : fallOf(order, snapshot, stock));
	if (reason !== null) return lastGood(order, snapshot, place, reason, stock.report);

	const notes = known ? [] : keepAsLastGood(order, stock, key, place);
	return selected(order, stock, [...source.notes, ...notes], null);
}

/** A file given for one build must not replace what the dealer's own source gave last. */
function pathOfCopy({ snapshotPath, override }: StockOrder): string {
	return override === null ? snapshotPath : `${snapshotPath}.override`;
}

/** Everything that decides what the rows of a source become. */
function keyOf(bytes: Uint8Array, source: StockSource, place: SourcePlace, now: Date): string {
	const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
	return hashOf(JSON.stringify([rulesVersion(), latestYear(now), place, source, hashOf(bytes)], asText));
}

function fallOf(order: StockOrder, snapshot: Snapshot | null, stock: Stock): string | null {
	const { acceptFewer, folder, snapshotPath } = order;
	const last = snapshot ?? openSnapshot(snapshotPath);
	return acceptFewer || !last ? null : refusedFall(stock, last, order, basename(folder));
}

function keepAsLastGood(order: StockOrder, stock: Stock, key: string, { origin }: SourcePlace): string[] {
	try {
		writeSnapshot(pathOfCopy(order), stock, { key, origin, taken_at: order.now.toISOString() });
		return [];
	} catch (error) {
		return [`no copy could be kept for a day when the source fails: ${String(error)}`];
	}
}

function lastGood(
	order: StockOrder,
	snapshot: Snapshot | null,
	{ origin }: SourcePlace,
	reason: string,
	report: StockReport | null,
): StockResult {
	const stock = snapshot?.origin === origin ? snapshot.read() : null;
	return snapshot && stock
		? selected(order, stock, [], { reason, taken_at: snapshot.taken_at, report })
		: { vehicles: null, reason: `${reason}; no earlier stock of this source is kept`, report };
}

function selected(
	order: StockOrder,
	stock: Stock,
	notes: readonly string[],
	fromSnapshot: FromSnapshot | null,
): StockResult {
	const selection = selectStock(stock.vehicles, order.settings);
	const shown = shownStock(selection, order, stock.report.notices);
	const report = { ...stock.report, notes: [...stock.report.notes, ...notes] };
	const summary = stockSummary(report, shown, fromSnapshot, order.now);
	return { vehicles: selection.vehicles, report, summary, fromSnapshot };
}
