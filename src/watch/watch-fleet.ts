import { setTimeout as sleep } from 'node:timers/promises';
import { bringUpToDate, type Dealers } from './bring-up-to-date.ts';
import { changeLines, hasFailedAgain } from './change-lines.ts';
import { DealerReads } from './dealer-reads.ts';
import { type ChangedFolders, watchFolders } from './folders/changed-folders.ts';
import { dealerList } from './folders/dealer-list.ts';
import { FleetReport } from './incidents/fleet-report.ts';
import { requireAlone } from './require-alone.ts';
import { isDue } from './schedule.ts';
import { readState, stateKeeper, type WatchState } from './state-file.ts';
import { afterFeed } from './transitions.ts';
import { versionOf } from './versions.ts';
import type { WatchOrder } from './watch-order.ts';
import type { WatchParts } from './watch-parts.ts';
import { NEW_DEALER, type WatchedDealer } from './watched-dealer.ts';

/** Dealers that are brought up to date together: more would delay one that changes meanwhile. */
const BATCH = 8;
/** The time between two looks for due dealers; changed folders are looked at as soon as they are quiet. */
const TURN_MS = 200;

/**
 * Watches a fleet: looks at each dealer whenever its files change, and regularly, and brings what has changed to visitors. A dealer that
 * fails is tried again after growing pauses and stops no other one. The state is written after each batch; a process that was killed goes
 * on where it was.
 */
export class FleetWatch {
	/** When it last looked which dealers are due; null before the first time. */
	lookedAt: Date | null = null;
	readonly #parts: WatchParts;
	readonly #order: WatchOrder;
	readonly #state: WatchState;
	readonly #keep: (state: WatchState) => void;
	readonly #folders: ChangedFolders;
	readonly #seen = new Map<string, Date>();
	readonly #reads = new DealerReads();
	readonly #report: FleetReport;
	readonly #stopping = new AbortController();
	readonly #program: string;
	readonly #list: () => string[];

	constructor(parts: WatchParts, order: WatchOrder) {
		this.#parts = parts;
		this.#order = order;
		this.#state = readState(order.stateFile, order.log);
		this.#keep = stateKeeper(order.stateFile, order.log);
		this.#report = new FleetReport(order);
		this.#program = order.programHash();
		this.#list = dealerList(order.dealers, Object.keys(this.#state.dealers), order.log);
		this.#folders = watchFolders(parts.dealersDir, (reason) =>
			order.log(`note: changed files are found every ${order.everyMs / 1000} s only: ${reason}`),
		);
	}

	get dealers(): Readonly<Dealers> {
		return this.#state.dealers;
	}
	/** Ends the watch after the batch that is going on. */
	stop(reason: string): void {
		this.#stopping.abort(reason);
	}

	/**
	 * Watches until it is stopped, or the project's sources change; resolves with the reason. Throws when another process watches for the
	 * target now.
	 */
	async run(): Promise<string> {
		const { signal } = this.#stopping;
		let reportedAt = 0;
		try {
			while (!signal.aborted) {
				const isMore = await this.#turn();
				const now = this.#parts.now().getTime();
				if (now - reportedAt >= this.#order.everyMs) {
					reportedAt = now;
					await this.#lookAround();
					if (this.#order.programHash() !== this.#program) this.stop('the project’s sources have changed');
				}
				if (isMore || signal.aborted) continue;
				const pause = sleep(TURN_MS, null, { signal }).catch(() => null);
				await Promise.race([pause, this.#reads.next(), this.#folders.next()]);
			}
		} finally {
			this.#folders.close();
			await this.#parts.builder.close();
		}
		return String(signal.reason);
	}

	/** Begins to look at dealers that are due, and brings some of those that were looked at up to date. Returns whether more are waiting. */
	async #turn(): Promise<boolean> {
		const slugs = this.#list();
		const { dealers } = this.#state;
		for (const slug of Object.keys(dealers)) if (!slugs.includes(slug)) delete dealers[slug];
		for (const slug of this.#folders.take()) this.#seen.delete(slug);
		const now = this.#parts.now();
		this.lookedAt = now;
		const due = slugs.filter(
			(slug) =>
				!this.#reads.has(slug) &&
				isDue(this.#of(slug), this.#seen.get(slug) ?? null, now, this.#order.everyMs),
		);
		for (const slug of due.toSorted((a, b) => this.#age(a) - this.#age(b)).slice(0, this.#reads.room)) {
			this.#seen.set(slug, now);
			this.#reads.begin(slug, () =>
				versionOf(this.#parts, slug, this.#order.codeHash, this.#of(slug), this.#stopping.signal),
			);
		}
		await this.#bring(slugs);
		return this.#reads.hasFound;
	}

	/** Brings dealers up to date that were looked at; those that have left the fleet meanwhile are forgotten. */
	async #bring(slugs: readonly string[]): Promise<void> {
		const { dealers } = this.#state;
		const versions = new Map([...this.#reads.take(BATCH)].filter(([slug]) => slugs.includes(slug)));
		if (versions.size === 0) return;
		const before = { ...dealers };
		for (const [slug, found] of versions)
			dealers[slug] = afterFeed(this.#of(slug), found, {
				now: this.#parts.now(),
				everyMs: this.#order.everyMs,
			});
		await bringUpToDate(this.#parts, dealers, versions, this.#order.everyMs);
		for (const slug of versions.keys()) this.#log(slug, before[slug] ?? NEW_DEALER);
		this.#keep(this.#state);
	}

	async #lookAround(): Promise<void> {
		await requireAlone(this.#parts);
		const log = (slug: string, before: WatchedDealer) => this.#log(slug, before);
		this.#state.reported = await this.#report.send(this.#parts, this.#state, log);
		this.#keep(this.#state);
	}

	#log(slug: string, before: WatchedDealer): void {
		const after = this.#of(slug);
		for (const line of changeLines(slug, before, after)) this.#order.log(line);
		if (after.failure && hasFailedAgain(before, after)) this.#parts.metrics.failed(slug, after.failure.step);
	}

	#of(slug: string): WatchedDealer {
		return this.#state.dealers[slug] ?? NEW_DEALER;
	}

	/** When a dealer was last looked at; 0 for one that has changed since. */
	#age(slug: string): number {
		return this.#seen.get(slug)?.getTime() ?? 0;
	}
}
