import { hasAccounts } from '../has-accounts.ts';
import type { Check } from './check.ts';

/** Where visitors sign in, a service sends them the codes; the preview's mail page is for demonstration dealers. */
export const codesAreSent: Check = {
	name: 'codes-are-sent',
	check: ({ dealer }) =>
		hasAccounts(dealer) && dealer.accounts.text_service === null && !dealer.demo
			? [
					{
						option: 'accounts.text_service',
						message:
							"missing; visitors sign in with codes by text message, which a gateway or Twilio sends: { provider: 'gateway', url, secret_env, sender_id }. Without one turn off garage_enabled and accounts.gates",
					},
				]
			: [],
};
