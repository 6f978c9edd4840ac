import { secretsOf } from './secret-of.ts';
import type { Sites } from './sites.ts';

/** Which machines reach the service, and its environment variables. */
interface Surroundings {
	/** Whether only this machine does. */
	isOnlyHere: boolean;
	env: Readonly<Record<string, string | undefined>>;
}

const TO_TRY_IT_OUT =
	'To try the service out here, listen on 127.0.0.1 (LEAD_API_HOST) with a mail server on this machine (SMTP_URL) and without LEAD_API_PROXIES';

/** Why the service must not start with these sites, and the remedy; null for no reason. */
export function refusedSites(sites: Sites, { isOnlyHere, env }: Surroundings): string | null {
	const missing = missingSecrets(sites, env);
	if (missing.length > 0)
		return `Secrets are missing. Set the environment variables that dealers name for webhooks, trade-ins and payments: ${missing.join(', ')}`;
	if (isOnlyHere) return null;
	const unsent = slugsWhere(sites, ({ accounts }) => accounts?.text_service.provider === 'outbox');
	if (unsent)
		return `Sign-in codes would go to the preview's mail page, which is for this machine only. Set accounts.text_service of these dealers and build again: ${unsent}. ${TO_TRY_IT_OUT}`;
	const unpaid = slugsWhere(sites, ({ payments }) => payments?.provider === 'sandbox');
	if (unpaid)
		return `The sandbox reserves vehicles without any money, and is for this machine only. Turn off the checkout of these dealers and build again: ${unpaid}. ${TO_TRY_IT_OUT}`;
	return null;
}

function slugsWhere(sites: Sites, isSo: (site: ReturnType<Sites['all']>[number]) => boolean): string {
	return sites
		.all()
		.filter(isSo)
		.map(({ slug }) => slug)
		.join(', ');
}

/**
 * Environment variables that dealers name for webhook secrets, and for the keys of trade-in services and payment accounts, and that are not
 * set.
 */
function missingSecrets(sites: Sites, env: Surroundings['env']): string[] {
	const named = sites
		.all()
		.flatMap(({ routes, trade_in, accounts, payments }) => [
			...routes.flatMap(({ webhook }) => webhook?.secret_env ?? []),
			...(accounts && accounts.text_service.provider !== 'outbox' ? [accounts.text_service.secret_env] : []),
			...(payments?.provider === 'stripe' ? [payments.key_env, payments.webhook_secret_env] : []),
			...[trade_in?.lookup, trade_in?.valuation].flatMap((service) =>
				service?.provider === 'autograb' ? service.key_env : [],
			),
		]);
	const secretOf = secretsOf(env);
	return [...new Set(named)].filter((name) => !secretOf(name));
}
