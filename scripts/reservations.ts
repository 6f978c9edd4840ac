import { dealerHeadline, dealerMoney } from '../src/domain/reservation/dealer-words.ts';
import { SECRET_LENGTH, storeLocation, VARIABLES } from '../src/lead-api/config.ts';
import { describeError, jsonLog } from '../src/lead-api/log.ts';
import { chosenProvider } from '../src/lead-api/payments/chosen-provider.ts';
import { settleAll } from '../src/lead-api/reservations/run-reservations.ts';
import { secretsOf } from '../src/lead-api/secret-of.ts';
import { watchSites } from '../src/lead-api/watch-sites.ts';
import { command, UserError } from './command.ts';
import { openExistingStore } from './leads/open-existing-store.ts';

/** Reservations listed at most. */
const MOST = 1000;

const usage = `
Lists and repairs reservations of vehicles: npm run reservations -- <what> [options]

  list [--dealer SLUG]      reservations, the latest first, with their payments
  repair                    asks the payment providers about every payment that is not settled, without waiting for the next
                            attempt: closes sessions, counts payments, repeats refunds. The service does the same by itself

  LEAD_API_STORE    ${VARIABLES.LEAD_API_STORE}
  LEAD_API_SITES    ${VARIABLES.LEAD_API_SITES}
  LEAD_API_SECRET   for repair: ${VARIABLES.LEAD_API_SECRET}

For repair it also needs the keys of payment accounts that dealers name (checkout.key_env).

Personal details are never printed.
`;

const now = () => new Date();
const log = jsonLog((line) => process.stderr.write(line), now);

await command({ usage, options: { dealer: { type: 'string' } } }, async ({ dealer }, [what, other]) => {
	if (what !== 'list' && what !== 'repair') throw new UserError(usage.trim());
	if (other !== undefined)
		throw new UserError(`${other} is too much. To name a dealer, use list --dealer ${other}`);
	if (what === 'repair' && dealer !== undefined)
		throw new UserError('--dealer is for list; repair asks about every dealer');
	const place = storeLocation(process.env.LEAD_API_STORE);
	if (!place) throw new UserError(`LEAD_API_STORE takes ${VARIABLES.LEAD_API_STORE}`);
	const store = await openExistingStore(place);
	try {
		if (what === 'list') {
			const listed = await store.listReservations(dealer ?? null, MOST);
			if (listed.length === 0) console.error(`No reservations${dealer === undefined ? '' : ` of ${dealer}`}`);
			for (const one of listed)
				console.log(
					[one.id, one.dealer, one.car_id, dealerHeadline(one, (iso) => iso), dealerMoney(one)].join('  '),
				);
			return undefined;
		}
		const secret = process.env.LEAD_API_SECRET ?? '';
		if (secret.length < SECRET_LENGTH)
			throw new UserError(`LEAD_API_SECRET takes ${VARIABLES.LEAD_API_SECRET}`);
		const folder = process.env.LEAD_API_SITES ?? 'dist/.api';
		const sites = await watchSites(folder, 'own', log).catch((cause: unknown) => {
			throw new UserError(
				`${folder} cannot be read (${describeError(cause)}): build the sites first, or name the folder with LEAD_API_SITES`,
			);
		});
		sites.stop();
		const providerOf = chosenProvider({ store, secret, now, secretOf: secretsOf(process.env) });
		const before = await settleAll(
			{ store, sites, providerOf, secret, now, log, deliverNow: () => undefined },
			'now',
		);
		console.log(`${before} ${before === 1 ? 'reservation' : 'reservations'} asked about`);
	} finally {
		await store.close();
	}
	return undefined;
});
