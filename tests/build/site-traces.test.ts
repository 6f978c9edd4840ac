import { describe, expect, test } from 'vitest';
import type { Dealer } from '../../src/config/complete-dealer.ts';
import { dialled } from '../../src/domain/phone/phone.ts';
import { hostsOf } from '../../src/site/open/preview-sites.ts';
import { builtSites, textFiles } from '../fixtures/sites/built-sites.ts';
import { DEMO_DEALERS } from '../fixtures/sites/test-sites.ts';

/** Texts that identify one dealer: names, hosts, numbers, addresses. Slugs of the fixtures are excluded, being everyday words. */
function marksOf(dealer: Dealer): string[] {
	const { slug, name, legal, email, locations, phone, phones } = dealer;
	const numbers = [
		phone,
		...locations.flatMap(({ contact_detail }) => [contact_detail.phone, contact_detail.landline_phone]),
		...[phones.override, phones.new, phones.used, ...Object.values(phones.by_car_type)],
	].filter((number) => typeof number === 'string');
	return [
		...new Set([
			name,
			email,
			legal.entity,
			legal.licence,
			...hostsOf(dealer),
			...locations.map(({ address }) => address.street),
			...numbers.flatMap((number) => [number, dialled(number)]),
			...(DEMO_DEALERS.slugs.includes(slug) ? [slug] : []),
		]),
	];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const sites = await builtSites();

/** The texts that occur as whole words: 'Brighton' does not count as a trace of Righto. */
function traces(text: string, marks: readonly string[]): string[] {
	const lower = text.toLowerCase();
	return marks.filter((mark) => [mark, escaped(mark)].some((form) => holdsWord(lower, form.toLowerCase())));
}

function holdsWord(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		if (!/[a-z0-9]/.test(`${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`)) return true;
	}
	return false;
}

describe.each(sites)('the site of $slug', (built) => {
	const own = marksOf(built.site.dealer);
	const foreign = sites
		.filter(({ slug }) => slug !== built.slug)
		.flatMap(({ site }) => marksOf(site.dealer))
		.filter((mark) => !own.includes(mark));

	test('holds no trace of another dealer in any text file', () => {
		const files = textFiles(built);
		expect(files.length).toBeGreaterThan(20);
		expect(foreign.length).toBeGreaterThan(40);
		const found = files.flatMap(({ file, text }) => traces(text, foreign).map((mark) => `${file}: ${mark}`));
		expect(found).toEqual([]);
	});

	test('contains traces of its own dealer, which shows that the search for traces works', () => {
		expect(traces(built.read('index.html'), own).length).toBeGreaterThan(3);
	});
});

test('no site contains private values of its stock or options', () => {
	const everything = sites.find(({ slug }) => slug === 'everything');
	const kept = ['11117', '6998', 'HIDDEN-1', 'MOST_CRM_SECRET', 'leads@most-automotive.example'];
	const files = everything ? textFiles(everything).filter(({ file }) => !file.startsWith('_astro/')) : [];
	expect(files.length).toBeGreaterThan(20);
	expect(files.flatMap(({ file, text }) => traces(text, kept).map((secret) => `${file}: ${secret}`))).toEqual(
		[],
	);
});
