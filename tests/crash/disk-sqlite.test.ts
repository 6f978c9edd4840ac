import { afterAll, expect, test } from 'vitest';
import { diskTests } from './disk-tests.ts';
import { loopDiskIfAny } from './loop-disk-if-any.ts';
import { sqliteOn } from './strikes.ts';

const disk = await loopDiskIfAny(32);
afterAll(() => disk?.[Symbol.asyncDispose]());

if (disk) diskTests('SQLite', sqliteOn(disk));

test('a fault is not taken for a machine without such a disk', async () => {
	await expect(loopDiskIfAny(1, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
});
