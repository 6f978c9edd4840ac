import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NoLoopDisk } from './no-loop-disk.ts';

const run = promisify(execFile);

/** Unmounting a disk that is still in use is retried this often, with this pause in milliseconds. */
const UNMOUNT_TRIES = 200;
const UNMOUNT_PAUSE_MS = 25;
/** FS_IOC_SHUTDOWN without flushing the journal: nothing is written from now on, and what was not durable is lost. */
const CUT =
	'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; ioctl($disk, 0x8004587d, $how) or die $!';

/** A disk in a file, which can lose power and fill up. */
export interface LoopDisk extends AsyncDisposable {
	/** Its mount point; a short path. */
	dir: string;
	/** Cuts the power: nothing is written from now on, and unflushed data is lost. */
	cutPower(): Promise<void>;
	/** Mounts the disk again in the state the power cut left; no process may be using it. */
	restorePower(): Promise<void>;
	/** Fills all free space. */
	fill(): Promise<void>;
	makeRoom(): Promise<void>;
}

/** Creates and mounts an empty ext4 disk. Throws a `NoLoopDisk` where that is not allowed. */
export async function openLoopDisk(megabytes: number): Promise<LoopDisk> {
	const folder = await mkdtemp(join(tmpdir(), 'fc-disk-'));
	// Services that run as other users need access below it.
	await chmod(folder, 0o755);
	const image = join(folder, 'image');
	const dir = join(folder, 'd');
	const ballast = join(dir, 'ballast');
	const mount = () => run('mount', ['-o', 'loop', image, dir]);
	try {
		if (process.getuid?.() !== 0) throw new Error('only root may mount one');
		await mkdir(dir);
		await run('truncate', ['-s', `${megabytes}M`, image]);
		await run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
		await mount();
	} catch (error) {
		await rm(folder, { recursive: true });
		const { stderr, message } = error as Error & { stderr?: string };
		throw new NoLoopDisk((stderr || message).trim().split('\n')[0] ?? '', { cause: error });
	}
	// Unmounts the disk also when the test run crashes.
	const takeAlong = () => execFileSync('umount', ['-l', dir]);
	process.once('exit', takeAlong);
	return {
		dir,
		async cutPower() {
			await run('perl', ['-e', CUT, dir]);
		},
		async restorePower() {
			await unmount(dir);
			await mount();
		},
		fill: () => fill(ballast),
		makeRoom: () => rm(ballast),
		async [Symbol.asyncDispose]() {
			await unmount(dir);
			process.off('exit', takeAlong);
			await rm(folder, { recursive: true });
		},
	};
}

async function fill(ballast: string): Promise<void> {
	const file = await open(ballast, 'w');
	try {
		for (let size = 1 << 20; size >= 1 << 10; ) {
			try {
				await file.write(Buffer.alloc(size));
				await file.sync();
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
				size /= 2;
			}
		}
	} finally {
		await file.close();
	}
}

async function unmount(dir: string): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			await run('umount', [dir]);
			return;
		} catch (error) {
			if (tries === UNMOUNT_TRIES) throw error;
			await pause(UNMOUNT_PAUSE_MS);
		}
	}
}
