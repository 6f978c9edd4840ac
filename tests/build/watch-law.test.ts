import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_WITHOUT_AUTOMATION } from '../../src/law/example-policy.ts';
import { automatedDecisions } from '../../src/law/rules/automated-decisions.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { releaseOf, startWatch, visited } from '../fixtures/watch/watch-process.ts';

/** The midnight at which the law on automated decisions begins to bind, in Queensland, where new dealers are. */
const LAW_BINDS = `${automatedDecisions.binds_from}T00:00:00+10:00`;
const POLICY = 'content/pages/privacy-policy.md';
const fleet = new Fleet();
let watch: ReturnType<typeof startWatch>;

const until = (see: () => unknown) => expect.poll(see, { timeout: 60_000, interval: 100 });
const words = POLICY_WITHOUT_AUTOMATION.replace(/<.*?>/g, ' ');
const policy = (more = '') =>
	fleet.write(
		`coast-motors/${POLICY}`,
		`---\ntitle: Privacy\ndescription: Yours.\n---\n\n${words} ${more}\n`,
	);
const privacyPage = () => visited(fleet, 'coast-motors', 'privacy-policy.html') ?? '';
const price = (slug: string) =>
	/class="price__now">\$([\d,]+)/.exec(visited(fleet, slug, 'cars/car-0.html') ?? '')?.[1];
const failing = async () => (await watch.health()).failing;
/** How often the dealer's publication was refused. */
const refusals = async () =>
	Number(
		/failures_total\{dealer="coast-motors",step="publish"\} (\d+)/.exec(await watch.metrics())?.[1] ?? 0,
	);
const reprice = (slug: string, to: number) =>
	fleet.write(`${slug}/stock.json`, JSON.stringify(vehicles(3, () => ({ price: to }))));

beforeAll(() => {
	for (const slug of ['coast-motors', 'range-motors']) fleet.dealer(slug, vehicles(3));
	policy();
	watch = startWatch(fleet, {}, LAW_BINDS);
});
afterAll(async () => {
	await watch[Symbol.asyncDispose]();
	fleet.remove();
});

test('a page that breaks a law which binds from tomorrow is published with a warning', async () => {
	await until(() => price('coast-motors')).toBe('20,000');
	await until(() => price('range-motors')).toBe('20,000');
	expect(privacyPage()).toContain('We collect your name');
	expect(watch.said()).toMatch(
		/note: coast-motors: \/privacy-policy: .*only warns until the law binds on 10 Dec/,
	);
	expect(await failing()).toEqual([]);
});

test('once the law binds, a live page that breaks it is reported and stays live, and other dealers are published', async () => {
	const before = releaseOf(fleet, 'coast-motors');
	watch.turnClock();
	await until(failing).toMatchObject([
		{
			dealer: 'coast-motors',
			step: 'publish',
			problem: expect.stringContaining('visitors see this already'),
		},
	]);
	expect((await failing())[0]?.problem).toContain('(Legal rule automated-decisions: Privacy Act 1988');
	reprice('range-motors', 31_000);
	await until(() => price('range-motors')).toBe('31,000');
	expect(releaseOf(fleet, 'coast-motors')).toBe(before);
	expect(privacyPage()).toContain('We collect your name');
});

test('a dealer with a live page that breaks a law is not published again until the page is mended', async () => {
	reprice('coast-motors', 31_000);
	await until(() => fleet.read('coast-motors', 'cars/car-0.html')).toContain('$31,000');
	const tries = await refusals();
	await until(refusals).toBeGreaterThan(tries);
	expect(price('coast-motors')).toBe('20,000');
	policy('We make no automated decisions about you.');
	await until(() => price('coast-motors')).toBe('31,000');
	expect(privacyPage()).toContain('no automated decisions');
	await until(failing).toEqual([]);
});
