import { rollBack, type Wanted } from '../../src/deploy/rollback.ts';
import { type Target, TargetError } from '../../src/deploy/target.ts';
import { UserError } from '../command.ts';

/** Rolls dealers back, each one by itself, and prints what came of it. Returns the exit code. */
export async function goBack(
	target: Target,
	names: readonly string[],
	{ release, before }: { release?: string | undefined; before?: string | undefined },
): Promise<number> {
	const wanted = wantedRelease(names, release, before);
	let failures = 0;
	for (const slug of names.length > 0 ? names : await target.sites()) {
		try {
			console.log(
				`✓ ${slug}: back at release ${await rollBack(target, slug, wanted)}, held there until --end-hold`,
			);
		} catch (error) {
			if (!(error instanceof TargetError)) throw error;
			failures += 1;
			console.error(`✗ ${slug}: ${error.message}`);
		}
	}
	return failures === 0 ? 0 : 1;
}

function wantedRelease(
	names: readonly string[],
	release: string | undefined,
	before: string | undefined,
): Wanted {
	if (release !== undefined && before !== undefined)
		throw new UserError('Give --release or --before, not both');
	if (release !== undefined && names.length !== 1)
		throw new UserError('--release is a release of one dealer: name that dealer');
	if (before === undefined && names.length === 0)
		throw new UserError('--rollback needs the dealers’ slugs, or --before TIME for all of them');
	if (before === undefined) return { release: release ?? 'previous' };
	if (Number.isNaN(Date.parse(before)))
		throw new UserError(`--before takes a time such as 2026-11-20T09:00:00+10:00, found ${before}`);
	return { before: new Date(before) };
}
