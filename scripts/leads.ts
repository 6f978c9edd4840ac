import { storeLocation, VARIABLES } from '../src/lead-api/config.ts';
import { backUp } from '../src/lead-api/store/back-up.ts';
import type { StoreLocation } from '../src/lead-api/store/open-store.ts';
import type { LeadStore } from '../src/lead-api/store/store.ts';
import { thrownMessage } from '../src/thrown-message.ts';
import { command, UserError } from './command.ts';
import { olderThan } from './leads/older-than.ts';
import { openExistingStore } from './leads/open-existing-store.ts';

const usage = `
Manages the leads that the lead API stores: npm run leads -- <what> [options]

  held [--dealer SLUG]      leads that are held: in quarantine, or until the sender answers a question
  release <lead…|all>       releases held leads for delivery
  parked [--dealer SLUG]    deliveries that were parked after the last retry, with the reason
  replay <entry…|all>       tries parked deliveries again
  history <lead…>           attempts to deliver leads
  link <lead…>              mails dealers a new link to the private answers of finance applications, to the addresses
                            that got them; the service sends it, and nothing private is printed
  erase --email ADDRESS     deletes every lead with this email address in any of its steps, with its deliveries
                            and valuations, and overwrites them in an SQLite file; copies keep theirs
  purge --older-than 400d   deletes leads received that many days ago or earlier
  backup --to FILE          copies an SQLite store while the service runs

  LEAD_API_STORE   ${VARIABLES.LEAD_API_STORE}

Personal details are never printed; the dealer has them, and so has the store.
`;

interface Options {
	dealer?: string | undefined;
	email?: string | undefined;
	'older-than'?: string | undefined;
	to?: string | undefined;
}

/** The commands; each returns the lines to print. */
const WORDS: Readonly<
	Record<string, (store: LeadStore, names: readonly string[], options: Options) => Promise<string[]>>
> = {
	async held(store, _names, { dealer }) {
		const leads = await store.listHeld(dealer);
		return leads.map(({ id, dealer: whose, received_at, category, status, quarantine_reason }) =>
			[id, whose, received_at, category, quarantine_reason ?? status].join('  '),
		);
	},
	async release(store, names) {
		const counts = await each(names, (name) => store.release(name, new Date()));
		return [`${sum(counts)} released`];
	},
	async parked(store, _names, { dealer }) {
		const due = await store.listParked(dealer);
		return due.map(({ entry, lead }) =>
			[entry.id, lead.dealer, lead.id, entry.channel, entry.next_at, entry.last_error ?? ''].join('  '),
		);
	},
	async replay(store, names) {
		const counts = await each(names, (name) => store.replay(name, new Date()));
		return [`${sum(counts)} will be retried`];
	},
	async history(store, names) {
		const attempts = await each(names, (name) => store.attempts(name));
		return attempts
			.flat()
			.map(({ at, entry_id, outcome, reason }) => [at, entry_id, outcome, reason ?? ''].join('  '));
	},
	async link(store, names) {
		const counts = await each(names, (name) => store.planLink(name, new Date()));
		const none = names.filter((_, index) => counts[index] === 0);
		return [
			`${sum(counts)} ${sum(counts) === 1 ? 'mail' : 'mails'} with a new link will be sent`,
			...none.map((name) => `${name}  has no private answers: none were given, or they were erased`),
		];
	},
	async erase(store, _names, { email }) {
		if (!email)
			throw new UserError('Name the email address, as in npm run leads -- erase --email jo@example.com');
		return [`${await store.erase(email)} erased`];
	},
	async purge(store, _names, { 'older-than': age }) {
		const before = olderThan(age ?? '', new Date());
		if (!before) throw new UserError('Name the age, as in npm run leads -- purge --older-than 400d');
		return [`${await store.purge(before)} deleted, all received before ${before.toISOString()}`];
	},
};

await command(
	{
		usage,
		options: {
			dealer: { type: 'string' },
			email: { type: 'string' },
			'older-than': { type: 'string' },
			to: { type: 'string' },
		},
	},
	async (options, [word = '', ...names]) => {
		const place = storeLocation(process.env.LEAD_API_STORE);
		if (!place) throw new UserError(`LEAD_API_STORE takes ${VARIABLES.LEAD_API_STORE}`);
		if (word === 'backup') {
			copyStore(place, options.to);
			return undefined;
		}
		const act = WORDS[word];
		if (!act)
			throw new UserError(
				`${word ? `There is no command ${word}` : 'Name a command'}: ${Object.keys(WORDS).join(', ')}, backup; --help says more`,
			);
		const store = await openExistingStore(place);
		try {
			for (const line of await act(store, names, options)) console.log(line);
		} finally {
			await store.close();
		}
		return undefined;
	},
);

/** Copies the store without opening it as the service does, which would migrate its tables to this version. */
function copyStore(place: StoreLocation, to: string | undefined): void {
	if (!('sqlite' in place)) throw new UserError('PostgreSQL is copied with its own pg_dump');
	if (!to)
		throw new UserError('Name the target file, as in npm run leads -- backup --to leads-monday.sqlite');
	try {
		backUp(place.sqlite, to);
	} catch (error) {
		throw new UserError(thrownMessage(error));
	}
	console.log(`All leads are in ${to}`);
}

/** Runs an action for each name, one after the other. Throws a UserError when there are none. */
async function each<Found>(
	names: readonly string[],
	act: (name: string) => Promise<Found>,
): Promise<Found[]> {
	if (names.length === 0) throw new UserError('Name the ids, as the lists show them');
	const found: Found[] = [];
	for (const name of names) found.push(await act(name));
	return found;
}

function sum(counts: readonly number[]): number {
	return counts.reduce((total, count) => total + count, 0);
}
