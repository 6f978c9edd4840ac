import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { CHECKS, checkDealer, checkFleet } from './check-dealer.ts';

test('no two checks have the same name', () => {
	expect(CHECKS.length).toBeGreaterThan(0);
	expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
});

test('all problems are reported at once, with the file', () => {
	const dealer = aParsedDealer({
		address: { postcode: '2000' },
		manufacturer: 'Toyta',
		opening_hours: [{ weekday: 1, status: 'Open', open: '17:30', close: '08:30' }],
	});
	expect(checkDealer(dealer, '/no-such-folder')).toEqual([
		{
			file: 'coast-motors/dealer.ts',
			option: 'address.postcode',
			message: 'expected a postcode in QLD, found 2000',
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'opening_hours[0]',
			message: 'expected to open before closing, found 17:30 to 08:30',
		},
		{
			file: 'coast-motors/dealer.ts',
			option: 'manufacturer',
			message: 'expected a make the product knows, found "Toyta"; did you mean "Toyota"?',
		},
	]);
});

test("files are looked up in the dealer's folder, and a folder does not count as a file", () => {
	const dealersDir = mkdtempSync(join(tmpdir(), 'check-dealer-'));
	onTestFinished(() => rmSync(dealersDir, { recursive: true }));
	mkdirSync(join(dealersDir, 'coast-motors/images/folder'), { recursive: true });
	writeFileSync(join(dealersDir, 'coast-motors/images/logo.svg'), '<svg/>');
	const withLogo = (image: string) => ({ ...aParsedDealer(), logo: { image } });
	expect(checkDealer(withLogo('logo.svg'), dealersDir)).toEqual([]);
	expect(checkDealer(withLogo('folder'), dealersDir)).toHaveLength(1);
	expect(checkDealer(withLogo(''), dealersDir)).toHaveLength(1);
	expect(checkDealer(withLogo('other.svg'), dealersDir)).toEqual([
		{
			file: 'coast-motors/dealer.ts',
			option: 'logo.image',
			message: 'expected a file in images/, found no images/other.svg',
		},
	]);
});

describe('values that must be unique among dealers', () => {
	const coast = aParsedDealer();
	const other = (options: Parameters<typeof aParsedDealer>[0]) =>
		aParsedDealer({ slug: 'other', url: 'https://www.other.example', ...options });
	const problem = (option: string, message: string) => [{ file: 'other/dealer.ts', option, message }];

	test.each([
		{ name: 'nothing', second: other({}), problems: [] },
		{
			name: 'the host',
			second: other({ url: 'http://www.coastmotors.example' }),
			problems: problem('url', 'the host www.coastmotors.example belongs to coast-motors already'),
		},
		{
			name: 'a further host',
			second: other({ hosts: ['other.example', 'www.coastmotors.example'] }),
			problems: problem('hosts[1]', 'the host www.coastmotors.example belongs to coast-motors already'),
		},
		{
			name: 'the id, which is the slug where none is named',
			second: other({ id: 'coast-motors' }),
			problems: problem('id', 'the id coast-motors belongs to coast-motors already'),
		},
		{
			name: 'the host of a different port',
			second: other({ url: 'http://www.coastmotors.example:8080' }),
			problems: [],
		},
	])('$name', ({ second, problems }) => {
		expect(checkFleet([coast, second])).toEqual(problems);
	});

	test('a dealer may list its own host twice', () => {
		expect(checkFleet([aParsedDealer({ hosts: ['www.coastmotors.example'] })])).toEqual([]);
	});

	test('an empty list of dealers has no problems', () => {
		expect(checkFleet([])).toEqual([]);
	});
});
