import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { file, kept, kia, load, outcome, root, write, writeCars } from '../../fixtures/stock/dealer-stock.ts';

describe('the last good stock', () => {
	beforeEach(async () => {
		writeCars(kia(1), kia(2));
		expect(await outcome()).toEqual({ ids: ['1', '2'], from: null });
	});

	test.each([
		{ name: 'is missing', spoil: () => rmSync(file('stock.json')), reason: /does not exist/ },
		{ name: 'is empty', spoil: () => write(''), reason: /is empty/ },
		{ name: 'holds no vehicles', spoil: () => writeCars(), reason: /holds no vehicles/ },
		{ name: 'is half-written', spoil: () => write('[{"id":1'), reason: /ends too early/ },
	])('is used when the source $name', async ({ spoil, reason }) => {
		spoil();
		const result = await outcome();
		expect(result).toEqual(kept('1', '2'));
		expect(result.from?.reason).toMatch(reason);
		// The same in the next load.
		expect(await outcome()).toEqual(kept('1', '2'));
	});

	test('is used when too many rows are rejected, with their report', async () => {
		writeCars(kia(3), kia(4, { price: -1 }));
		const result = await load();
		expect(result.vehicles).toHaveLength(2);
		expect('summary' in result && result.summary.lines).toEqual([
			'refused: coast-motors/stock.json: 2 rows, 1 taken, 1 rejected',
			'refused: rejected record 2 (id 4): price: expected a price of $0 or more, found -1',
			'coast-motors/stock.json: 2 rows, 2 taken, 2 shown',
		]);
		expect('fromSnapshot' in result && result.fromSnapshot?.report?.rejected_rows).toBe(1);
	});

	test('is replaced by the next good source', async () => {
		write('');
		await load();
		writeCars(kia(3));
		expect(await outcome()).toEqual({ ids: ['3'], from: null });
		rmSync(file('stock.json'));
		expect(await outcome()).toEqual(kept('3'));
	});

	test('is filtered by the current settings', async () => {
		rmSync(file('stock.json'));
		expect(await outcome({ item_types: ['caravan'] })).toEqual(kept());
	});

	test('is not used for another source', async () => {
		expect(await outcome({ from: { source: 'json', file: 'other.json' } })).toHaveProperty('reason');
		expect(await outcome({}, { override: join(root, 'none.json') })).toHaveProperty('reason');
	});

	test('is not replaced by a file that --stock gives', async () => {
		write(JSON.stringify([kia(7)]), 'other.json');
		expect(await outcome({}, { override: file('other.json') })).toEqual({ ids: ['7'], from: null });
		write('');
		expect(await outcome()).toEqual(kept('1', '2'));
	});

	const snapshot = () => join(root, 'kept', 'coast-motors.json');

	test.each([
		{ name: 'cut short', spoil: (text: string) => text.slice(0, -20), cause: 'SyntaxError' },
		{
			name: 'cut in its first line',
			spoil: (text: string) => text.slice(0, 20),
			cause: 'it is no snapshot of this version',
		},
		{ name: 'empty', spoil: () => '', cause: 'it is no snapshot of this version' },
		{
			name: 'of another format',
			spoil: (text: string) => text.replace('"format":1', '"format":2'),
			cause: 'it is no snapshot of this version',
		},
		{ name: 'another file', spoil: () => 'hello\nworld', cause: 'SyntaxError' },
	])(
		'is not used when it is $name, which is reported, and is rewritten from a good source',
		async ({ spoil, cause }) => {
			writeFileSync(snapshot(), spoil(readFileSync(snapshot(), 'utf8')));
			const good = readFileSync(file('stock.json'));
			write('');
			expect(await outcome()).toEqual({
				reason: expect.stringMatching(
					`^coast-motors/stock.json is empty; the stored stock cannot be read: .*${cause}`,
				),
			});
			write(good);
			const { report } = await load();
			expect(report?.notes).toEqual([expect.stringMatching(`^the stored stock cannot be read: .*${cause}`)]);
			expect(await outcome()).toEqual({ ids: ['1', '2'], from: null });
			write('');
			expect(await outcome()).toEqual(kept('1', '2'));
		},
	);

	test('of older rules is checked again, and loses values that are no longer allowed', async () => {
		const old = readFileSync(snapshot(), 'utf8')
			.replace(/"rules":"[^"]+"/, '"rules":"older"')
			.replace('"price":10001', '"price":"$10,001","gone_field":1')
			.replace('"price":10002', '"price":-2');
		writeFileSync(snapshot(), old);
		write('');
		const result = await load();
		expect(result.vehicles).toMatchObject([{ id: '1', slug: 'kia-rio-1', price: 10_001 }]);
		expect(result.vehicles?.[0]).not.toHaveProperty('gone_field');
		expect(result.report).toMatchObject({
			vehicles: 1,
			notes: ['left out of the stored stock, as newer rules do not allow them: 1 of 2'],
		});
	});

	test('leaves no half-written files behind', () => {
		expect(readdirSync(join(root, 'kept'))).toEqual(['coast-motors.json']);
	});

	test('is used for an unchanged source without checking its rows again, with the same result', async () => {
		const fresh = await load({}, { snapshotPath: join(root, 'elsewhere.json') });
		expect(JSON.stringify(await load())).toBe(JSON.stringify(fresh));
		// Changes the copy alone, to prove that the copy is read.
		writeFileSync(snapshot(), readFileSync(snapshot(), 'utf8').replace('"price":10001', '"price":1'));
		expect((await load()).vehicles?.[0]?.price).toBe(1);
	});

	test('is not used when the options map the source differently', async () => {
		const columns = { id: 'id', make: 'make', model: 'model', price: { constant: 1 } };
		expect((await load({ from: { source: 'json', file: 'stock.json', columns } })).vehicles?.[0]?.price).toBe(
			1,
		);
	});
});

test('a snapshot that cannot be written is reported, and the stock is used', async () => {
	writeCars(kia(1));
	writeFileSync(join(root, 'kept'), 'a file where the folder would be');
	const result = await load();
	expect(result.vehicles).toHaveLength(1);
	expect(result.report?.notes).toEqual([
		expect.stringMatching(/^no copy could be stored for a day when the source fails: /),
	]);
});

test('the temporary file of a snapshot that cannot be moved into place is removed', async () => {
	writeCars(kia(1));
	mkdirSync(join(root, 'kept', 'coast-motors.json'), { recursive: true });
	expect((await load()).report?.notes).toEqual([
		expect.stringMatching(/^the stored stock cannot be read: .*EISDIR/),
		expect.stringMatching(/^no copy could be stored/),
	]);
	expect(readdirSync(join(root, 'kept'))).toEqual(['coast-motors.json']);
});
