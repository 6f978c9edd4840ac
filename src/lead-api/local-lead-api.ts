import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { targetsOf } from './delivery/choose-targets.ts';
import type { ChooseTargets } from './delivery/delivery.ts';
import type { Log } from './log.ts';
import { type OpenLeadApi, openLeadApi } from './open-lead-api.ts';
import { chosenProvider } from './payments/chosen-provider.ts';
import { productionParts } from './production-parts.ts';
import { chosenServices } from './trade-in/chosen-services.ts';

/** Placeholder secrets: this service calls no webhooks. */
const SECRETS: Readonly<Record<string, string>> = new Proxy({}, { get: () => 'unused' });

/** Email receivers only: trial leads on this machine must not reach a dealer's system. */
const mailOnly: ChooseTargets = (lead, site) =>
	targetsOf(lead, { ...site, routes: site.routes.map((route) => ({ ...route, webhook: null })) });

/**
 * The lead API for local development, behind the preview of the sites: with a real database in a file, and mail sent to a local mail
 * catcher instead of dealers.
 *
 * @param outDir folder of the built sites
 * @param mailUrl the local mail catcher
 */
export function localLeadApi(
	{ outDir, database, mailUrl }: { outDir: string; database: string; mailUrl: string },
	log: Log,
): Promise<OpenLeadApi> {
	const secret = randomBytes(32).toString('hex');
	const parts = productionParts(
		{ smtpUrl: mailUrl, mailFrom: 'leads@forecourt.localhost', secret, isOnlyHere: true },
		SECRETS,
		log,
	);
	return openLeadApi(
		{
			secret,
			sitesDir: join(outDir, '.api'),
			store: { sqlite: database },
			isTrusted: () => false,
			isLocal: true,
			isOnlyHere: true,
		},
		{
			...parts,
			// Without their keys no paid service is called.
			tradeIn: (store) => chosenServices({ store, secret, env: {}, log, now: parts.now }),
			// Nor a payment provider.
			providerOf: (store) => chosenProvider({ store, secret, now: parts.now, secretOf: () => undefined }),
			chooseTargets: mailOnly,
		},
	);
}
