import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { LeadApi } from './app.ts';
import type { ChooseTargets } from './delivery/delivery.ts';
import { targetsOf } from './delivery/route.ts';
import type { Log } from './log.ts';
import { openLeadApi } from './open-lead-api.ts';
import { partsOf } from './parts.ts';

/** No webhook is called from here, so no secret of one has to be known. */
const SECRETS: Readonly<Record<string, string>> = new Proxy({}, { get: () => 'unused' });

/** What would go to a system of the dealer goes nowhere: a trial on this machine is no lead. */
const mailOnly: ChooseTargets = (lead, site) =>
	targetsOf(lead, { ...site, routes: site.routes.map((route) => ({ ...route, webhook: null })) });

export interface LocalLeadApi {
	answer: LeadApi;
	stop(): Promise<void>;
}

/**
 * The service on one's own machine, behind the preview of the sites: real, with a database in a file, and with mail that goes to a
 * catcher instead of dealers.
 *
 * @param outDir where the sites were built
 * @param mailUrl the server that catches mail
 */
export function localLeadApi(
	{ outDir, database, mailUrl }: { outDir: string; database: string; mailUrl: string },
	log: Log,
): Promise<LocalLeadApi> {
	const secret = randomBytes(32).toString('hex');
	return openLeadApi(
		{
			secret,
			sitesDir: join(outDir, '.api'),
			store: { sqlite: database },
			isTrusted: () => false,
			isLocal: true,
		},
		{
			...partsOf({ smtpUrl: mailUrl, mailFrom: 'leads@forecourt.localhost', secret }, SECRETS, log),
			chooseTargets: mailOnly,
		},
	);
}
