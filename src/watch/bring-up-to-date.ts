import { setImmediate as othersFirst } from 'node:timers/promises';
import { publishFleet } from '../deploy/publish-fleet.ts';
import type { PublishOptions } from '../deploy/publish-site.ts';
import type { Target } from '../deploy/target.ts';
import { readManifest } from '../generator/manifest/manifest.ts';
import type { Outcome } from '../generator/outcome.ts';
import { thrownMessage } from '../thrown-message.ts';
import { requireAlone } from './require-alone.ts';
import { isStale, mayTry } from './schedule.ts';
import { afterBuild, afterIndex, afterPublish, type Moment } from './transitions.ts';
import type { Version } from './versions.ts';
import type { WatchParts } from './watch-parts.ts';
import { NEW_DEALER, type WatchedDealer } from './watched-dealer.ts';

/** The dealers of a fleet, by slug. */
export type Dealers = Record<string, WatchedDealer>;

/**
 * Builds, publishes and indexes dealers, as far as their sites are not made from their newest version. `dealers` gets their new states,
 * each as soon as it is known, so that whatever interrupts this leaves a state from which the next call goes on.
 *
 * @throws TargetError when another process watches for the target now
 */
export async function bringUpToDate(
	parts: WatchParts,
	dealers: Dealers,
	versions: ReadonlyMap<string, Version>,
	everyMs: number,
): Promise<void> {
	const moment = (): Moment => ({ now: parts.now(), everyMs });
	const of = (slug: string) => dealers[slug] ?? NEW_DEALER;
	const stale = [...versions].flatMap(([slug, { version }]) =>
		isStale(of(slug), version, parts.now()) ? [slug] : [],
	);
	if (stale.length > 0) {
		const outcomes = await timed(parts, 'build', async () => {
			const building = build(parts, stale, versions);
			await prepare(parts.target, dealers, stale);
			return building;
		});
		for (const outcome of outcomes) {
			const { slug } = outcome;
			const { validUntil } = readManifest(parts.outDir, slug);
			const { version = '' } = versions.get(slug) ?? {};
			dealers[slug] = afterBuild(of(slug), outcome, version, validUntil, moment());
		}
	}
	const ready = [...versions.keys()].filter((slug) => of(slug).built !== '');
	const unpublished = ready.filter(
		(slug) => of(slug).published !== of(slug).built && mayTry(of(slug), 'publish', parts.now()),
	);
	if (unpublished.length > 0) await requireAlone(parts);
	if (unpublished.length > 0)
		await timed(parts, 'publish', async () => {
			for (const outcome of await publish(parts, unpublished, versions))
				dealers[outcome.slug] = afterPublish(of(outcome.slug), outcome, moment());
		});
	for (const slug of ready)
		if (of(slug).indexed !== of(slug).built && mayTry(of(slug), 'index', parts.now()))
			dealers[slug] = afterIndex(of(slug), await parts.index(slug), moment());
}

/** Builds; when none can be built, as while another command builds there, each dealer has failed. */
async function build(
	{ builder, now, signal }: WatchParts,
	slugs: readonly string[],
	versions: ReadonlyMap<string, Version>,
): Promise<Outcome[]> {
	const fetched = slugs.flatMap((slug) => {
		const hash = versions.get(slug)?.feedHash;
		return hash ? [[slug, hash] as const] : [];
	});
	try {
		return await builder.build({
			slugs,
			stockFile: null,
			acceptFewer: false,
			fetched: new Map(fetched),
			force: false,
			now: now(),
			progress: () => {},
			signal,
		});
	} catch (error) {
		return slugs.map((slug) => ({ status: 'failed', slug, problems: [thrownMessage(error)] }));
	}
}

/**
 * Prepares the target for dealers that are being built, after the builder's threads have begun. What fails here fails again when it is
 * published, and is reported then.
 */
async function prepare(target: Target, dealers: Readonly<Dealers>, slugs: readonly string[]): Promise<void> {
	for (const slug of slugs) {
		if (!dealers[slug]?.published) continue;
		await othersFirst();
		await target.prepare?.(slug).catch(() => undefined);
	}
}

/** Publishes; when the target does not answer at all, each dealer has failed. */
async function publish(
	{ target, outDir, check, now }: WatchParts,
	slugs: readonly string[],
	versions: ReadonlyMap<string, Version>,
) {
	const options: PublishOptions = {
		now,
		isDryRun: false,
		endsHold: false,
		check: (site) => check(site, versions.get(site.slug)?.folder ?? ''),
	};
	return publishFleet(target, outDir, slugs, options).catch((error: unknown) =>
		slugs.map((slug) => ({ slug, status: 'failed' as const, problem: thrownMessage(error) })),
	);
}

async function timed<T>(
	{ metrics }: WatchParts,
	step: 'build' | 'publish',
	work: () => Promise<T>,
): Promise<T> {
	const started = performance.now();
	const result = await work();
	metrics.took(step, (performance.now() - started) / 1000);
	return result;
}
