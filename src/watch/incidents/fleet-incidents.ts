import { departed } from '../../deploy/publish-fleet.ts';
import type { Target } from '../../deploy/target.ts';
import type { ReportedWork } from '../../outages.ts';
import type { Dealers } from '../bring-up-to-date.ts';
import { type FeedLinkSettings, feedLink, MAIL_DAYS } from '../feed-health/links.ts';
import { departedIn, departedIncidents, type Incident, incidentsOf, type Thresholds } from './incidents.ts';

/**
 * The incidents of a fleet, and those of dealers that visitors can reach although they have no folder any more.
 *
 * @param places `existing` names every dealer that has a folder, watched or not; `reported` reports that target or folders do not answer
 * @param feedLinks signs links to reports on feeds; null where none are given away
 * @param known keys of incidents known before: departed dealers stay so while target or folders do not answer
 */
export async function fleetIncidents(
	dealers: Readonly<Dealers>,
	{ target, existing, reported }: { target: Target; existing: () => string[]; reported: ReportedWork },
	known: readonly string[],
	now: Date,
	thresholds: Thresholds,
	feedLinks: FeedLinkSettings | null,
): Promise<Incident[]> {
	const found = Object.entries(dealers).flatMap(([slug, dealer]) =>
		incidentsOf(
			slug,
			dealer,
			now,
			thresholds,
			feedLinks && (() => feedLink(feedLinks, slug, now, MAIL_DAYS).url),
		),
	);
	try {
		return [...found, ...departedIncidents(await reported(async () => departed(target, existing())))];
	} catch {
		// Reported.
		return [...found, ...departedIncidents(known.flatMap((key) => departedIn(key) ?? []))];
	}
}
