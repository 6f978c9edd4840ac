import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../fixtures/root.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();
const target = join(fleet.dir, 'target');
/** Exceptions until the end of this year. */
const exceptions = (...rules: string[]) => {
	const list = rules.map(
		(rule) =>
			`{ rule: '${rule}', reason: 'Our lawyer answers in March.', ends: '${new Date().getFullYear()}-12-31' }`,
	);
	return { 'legal: {': `legal: { exceptions: [${list.join(', ')}],` };
};

/** A page with false urgency in its text, which the build does not check. */
const PRESSING = '---\ntitle: About us\ndescription: Who we are.\n---\n\nHurry, only 2 left at this price!\n';
const CALM = '---\ntitle: About us\ndescription: Who we are.\n---\n\nA family business.\n';

function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string }> {
	const places = ['--dealers', fleet.dealersDir, '--out', fleet.outDir];
	return new Promise((settle) => {
		execFile(process.execPath, [join(ROOT, 'scripts', script), ...places, ...args], (error, stdout) =>
			settle({ code: Number(error?.code ?? 0), stdout }),
		);
	});
}
const check = (...slugs: string[]) => run('check.ts', ...slugs);
const deploy = () => run('deploy.ts', '--to', `folder:${target}`);
const live = () => readdirSync(join(target, 'www/sites')).toSorted();
const about = (slug: string) => readFileSync(join(target, 'www/sites', slug, 'pages/about.html'), 'utf8');

beforeAll(async () => {
	fleet.dealer('coast-motors', vehicles(3));
	fleet.dealer('range-motors', vehicles(3));
	fleet.write('range-motors/content/pages/about.md', PRESSING);
	expect((await fleet.build()).json.problems).toEqual([]);
}, 600_000);
afterAll(() => fleet.remove());

test('npm run check reports each page that breaks a legal rule, with the rule, the remedy and the law', async () => {
	const { code, stdout } = await check();
	expect(code).toBe(1);
	expect(stdout).toMatch(
		/range-motors: \/pages\/about: it says “Hurry” and not until when\..*Take the words out/,
	);
	expect(stdout).toMatch(/\(Legal rule false-urgency: Australian Consumer Law.*https:\/\/www\.accc\.gov\.au/);
	expect(stdout).not.toMatch(/^coast-motors:/m);
});

test('a deployment leaves out a dealer with such a page until the page is mended, and publishes the others', async () => {
	const first = await deploy();
	expect(first.code).toBe(1);
	expect(first.stdout).toContain('Legal rule false-urgency');
	expect(live()).toEqual(['coast-motors']);
	fleet.write('range-motors/content/pages/about.md', CALM);
	await fleet.build();
	expect((await deploy()).code).toBe(0);
	expect(about('range-motors')).toContain('A family business');
});

test('a page that breaks a rule does not replace the live page unless the dealer has an exception, which the output names', async () => {
	fleet.write('range-motors/content/pages/about.md', PRESSING);
	await fleet.build();
	expect((await deploy()).code).toBe(1);
	expect(about('range-motors')).toContain('A family business');

	fleet.dealer('range-motors', vehicles(3), exceptions('false-urgency'));
	await fleet.build();
	const checked = await check('range-motors');
	expect(checked.code, checked.stdout).toBe(0);
	expect(checked.stdout).toMatch(
		/note: .*legal rule false-urgency only warns until 31 Dec \d+: Our lawyer answers/,
	);
	expect(checked.stdout).toMatch(
		/note: range-motors: \/pages\/about: it says “Hurry”.*This only warns until 31 Dec/,
	);
	const { code, stdout } = await deploy();
	expect(code, stdout).toBe(0);
	expect(stdout).toContain('This only warns until 31 Dec');
	expect(about('range-motors')).toContain('Hurry');
});

test('a live page that an exception allowed is reported once the exception has ended, although the site is unchanged', async () => {
	fleet.dealer('range-motors', vehicles(3));
	await fleet.build();
	const { code, stdout } = await deploy();
	expect(code, stdout).toBe(1);
	expect(stdout).toContain('range-motors: unchanged, and visitors see what may not be published');
	expect(stdout).toMatch(/range-motors: \/pages\/about: it says “Hurry”.*\(Legal rule false-urgency/);
	expect(stdout).not.toContain('✗ coast-motors');
	expect(about('range-motors')).toContain('Hurry');
});

test('a price in a dealer’s text is compared with the price of its vehicle when only the vehicle has changed', async () => {
	const sorento = (price: number) => vehicles(3, (at) => (at === 2 ? { price } : {}));
	const words =
		'---\ntitle: About us\ndescription: Who we are.\n---\n\nThe [Sorento](/cars/car-2) is $20,020 drive away.\n';
	fleet.dealer('range-motors', sorento(20_020));
	fleet.write('range-motors/content/pages/about.md', words);
	await fleet.build('range-motors');
	const first = await deploy();
	expect(first.code, first.stdout).toBe(0);
	fleet.write('range-motors/stock.json', JSON.stringify(sorento(21_500)));
	await fleet.build('range-motors');
	const { code, stdout } = await deploy();
	expect(code).toBe(1);
	expect(stdout).toContain(
		'range-motors: /pages/about: /cars/car-2 is $20,020 here, and $21,500 on /cars/car-2. Correct the price',
	);
	expect(about('range-motors')).toContain('$20,020');
	fleet.write('range-motors/content/pages/about.md', CALM);
	await fleet.build('range-motors');
	expect((await deploy()).code).toBe(0);
});

test('options and content that break a legal rule stop a build, unless the dealer has an exception', async () => {
	fleet.dealer('range-motors', vehicles(3), { "licence: 'QLD LMD 0000000'": "licence: '3104872'" });
	fleet.write(
		'range-motors/content/offers.yaml',
		'- id: mats\n  name: Free floor mats\n  description: Ask Sam.\n  category: Accessories\n',
	);
	const { code, json } = await fleet.build('range-motors');
	expect(code).toBe(1);
	const messages = json.problems.map(({ message }) => message).join('\n');
	expect(messages).toMatch(
		/legal\.licence: expected a licence as Queensland names it.*\(Legal rule licence: /,
	);
	expect(messages).toMatch(/offers\.yaml: \[0\]: offers “Free”.*\(Legal rule promotion-terms: /);

	const licence = { "licence: 'QLD LMD 0000000'": "licence: '3104872'" };
	fleet.dealer('range-motors', vehicles(3), { ...licence, ...exceptions('licence', 'promotion-terms') });
	expect((await fleet.build('range-motors')).json.problems).toEqual([]);
});
