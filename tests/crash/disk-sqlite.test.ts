import { afterAll, expect, test, vi } from 'vitest';
import { diskTests } from './disk-tests.ts';
import { loopDiskIfAny } from './loop-disk-if-any.ts';
import { NoLoopDisk } from './no-loop-disk.ts';
import { sqliteOn } from './strikes.ts';

const disk = await loopDiskIfAny(32);
afterAll(() => disk?.[Symbol.asyncDispose]());

if (disk) diskTests('SQLite', sqliteOn(disk));

test('continuous integration fails where no disk can be mounted', async () => {
	const none = () => Promise.reject(new NoLoopDisk('only root may mount one'));
	await expect(loopDiskIfAny(1, none, true)).rejects.toThrow('Continuous integration (CI is set)');
	const note = vi.fn();
	expect(await loopDiskIfAny(1, none, false, note)).toBeNull();
	expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('only root may mount one'));
});

test('another error is not mistaken for a machine that cannot mount a disk', async () => {
	await expect(loopDiskIfAny(1, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
});
