import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NoLoopDisk } from './no-loop-disk.ts';

const run = promisify(execFile);

/** A disk that is still in use is asked for again, so often and after so many milliseconds. */
const UNMOUNT_TRIES = 200;
const UNMOUNT_PAUSE_MS = 25;
/** FS_IOC_SHUTDOWN without writing the journal: from now on nothing reaches the disk, what was not made durable is gone. */
const CUT =
	'my $how = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; ioctl($disk, 0x8004587d, $how) or die $!';

/** A disk in a file, which can lose its power or its room. */
export interface LoopDisk extends AsyncDisposable {
	/** Where it is mounted; a short path. */
	dir: string;
	/** Nothing that is written from now on reaches it, and what lay in memory is lost. */
	cutPower(): Promise<void>;
	/** The disk as it was left, after a power cut; nobody may use it at that moment. */
	restorePower(): Promise<void>;
	/** Takes all the room that is left. */
	fill(): Promise<void>;
	makeRoom(): Promise<void>;
}

/** Makes and mounts an empty ext4 disk. Throws a `NoLoopDisk` where that is not allowed. */
export async function openLoopDisk(megabytes: number): Promise<LoopDisk> {
	const folder = await mkdtemp(join(tmpdir(), 'fc-disk-'));
	// Services of other users reach what is below.
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
	// A test run that dies leaves no disk behind.
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
