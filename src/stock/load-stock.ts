import { basename } from 'node:path';
import { hashOf } from '../content-hash.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { distrust, parseStock } from './parse-stock.ts';
import { Refused } from './refused.ts';
import type { StockReport, StockSummary } from './report/stock-report.ts';
import { type FromSnapshot, stockSummary } from './report/stock-summary.ts';
import { refusedFall } from './select/refused-fall.ts';
import { selectStock } from './select/select-stock.ts';
import { shownStock } from './select/shown-stock.ts';
import { departedVehicles } from './snapshot/departed-vehicles.ts';
import { openSnapshot, type Snapshot, writeSnapshot } from './snapshot/snapshot.ts';
import type { CheckedStock, Stock } from './snapshot/stock.ts';
import { REQUEST_SETTINGS, type RequestSettings } from './source/fetch-source.ts';
import { readSource } from './source/read-source.ts';
import { type SourcePlace, sourcePlace } from './source/source-place.ts';
import { stockKey } from './stock-key.ts';
import type { StockOrder } from './stock-order.ts';

type Loaded =
	| {
			vehicles: Vehicle[];
			/** Vehicles that the source had and no longer has, as far as their addresses still answer (`departedVehicles`). */
			departed: Vehicle[];
			report: StockReport;
			summary: StockSummary;
			fromSnapshot: FromSnapshot | null;
	  }
	| { vehicles: null; reason: string; report: StockReport | null };

/**
 * A dealer's stock, or the reason there is none. Commands that use stock from the snapshot exit non-zero. `feed` is the hash of the source,
 * used or not; null where it could not be fetched.
 */
export type StockResult = Loaded & { feed: string | null };

/**
 * Loads a dealer's stock: from its source when that is usable, else from the last good snapshot. The vehicles of an unchanged source
 * come from the snapshot without checking them again. Never throws for bad input.
 */
export async function loadStock(
	order: StockOrder,
	requests: RequestSettings = REQUEST_SETTINGS,
): Promise<StockResult> {
	const { from, max_rejected_share } = order.settings;
	const place = sourcePlace(from, order.folder, order.override);
	const unread = new Set<string>();
	const note = (reason: string) => void unread.add(`the stored stock cannot be read: ${reason}`);
	const snapshot = openSnapshot(pathOfCopy(order), note);
	const where = { ...order, answerPath: `${order.snapshotPath}.answer` };
	const source = await readSource(from, place, where, requests);
	if (source instanceof Refused)
		return {
			...lastGood(order, snapshot, place, { reason: source.reason, report: null, unread }),
			feed: null,
		};
	const feed = hashOf(source.bytes);
	const instead = (reason: string, report: StockReport | null) => ({
		...lastGood(order, snapshot, place, { reason, report, unread }),
		feed,
	});

	const key = stockKey(feed, from, place, order.now);
	const last = order.memory?.last;
	const known = last?.key === key ? last.stock : snapshot?.key === key ? snapshot.read() : null;
	const rows = () => last?.stock.rows.next() ?? snapshot?.rows();
	const checked = known ?? parseStock(source.bytes, from, place.name, order.now, rows());
	if (checked instanceof Refused) return instead(checked.reason, null);
	const reason =
		distrust(checked.report, max_rejected_share) ?? (known ? null : fallOf(order, snapshot, checked, note));
	if (reason !== null) return instead(reason, checked.report);

	const stock = known ?? withDeparted(checked, order, snapshot, place);
	if (order.memory) order.memory.last = { key, stock };
	const notes = known && snapshot?.key === key ? [] : keepAsLastGood(order, stock, key, place);
	return { ...selected(order, stock, [...source.notes, ...unread, ...notes], null), feed };
}

/** The snapshot's path. An override has its own, so that it does not replace the stock of the dealer's own source. */
function pathOfCopy({ snapshotPath, override }: StockOrder): string {
	return override === null ? snapshotPath : `${snapshotPath}.override`;
}

function fallOf(
	order: StockOrder,
	snapshot: Snapshot | null,
	stock: CheckedStock,
	note: (reason: string) => void,
): string | null {
	const { acceptFewer, folder, snapshotPath } = order;
	const last = snapshot ?? openSnapshot(snapshotPath, note);
	return acceptFewer || !last ? null : refusedFall(stock, last, order, basename(folder));
}

/** The stock with the vehicles that its source had before. Those of another source have not departed: it may have them all. */
function withDeparted(
	checked: CheckedStock,
	order: StockOrder,
	snapshot: Snapshot | null,
	{ origin }: SourcePlace,
): Stock {
	if (snapshot?.origin !== origin) return { ...checked, departed: [] };
	const last = order.memory?.last;
	// Another process may have built meanwhile.
	const before = last?.key === snapshot.key ? last.stock : snapshot.read();
	return { ...checked, departed: before ? departedVehicles(before, checked.vehicles, order) : [] };
}

function keepAsLastGood(order: StockOrder, stock: Stock, key: string, { origin }: SourcePlace): string[] {
	try {
		writeSnapshot(pathOfCopy(order), stock, { key, origin, taken_at: order.now.toISOString() });
		return [];
	} catch (error) {
		return [`no copy could be stored for a day when the source fails: ${String(error)}`];
	}
}

function lastGood(
	order: StockOrder,
	snapshot: Snapshot | null,
	{ origin }: SourcePlace,
	refused: { reason: string; report: StockReport | null; unread: ReadonlySet<string> },
): Loaded {
	const { reason, report, unread } = refused;
	const stock = snapshot?.origin === origin ? snapshot.read() : null;
	if (snapshot && stock) return selected(order, stock, [], { reason, taken_at: snapshot.taken_at, report });
	const [earlier = 'there is no earlier stock of this source'] = unread;
	return { vehicles: null, reason: `${reason}; ${earlier}`, report };
}

function selected(
	order: StockOrder,
	stock: Stock,
	notes: readonly string[],
	fromSnapshot: FromSnapshot | null,
): Loaded {
	const selection = selectStock(stock.vehicles, order.settings);
	const shown = shownStock(selection, order, stock.report.notices);
	const report = { ...stock.report, notes: [...stock.report.notes, ...notes] };
	const summary = stockSummary(report, shown, fromSnapshot, order.now);
	const departed = selectStock(stock.departed, order.settings).vehicles;
	return { vehicles: selection.vehicles, departed, report, summary, fromSnapshot };
}
