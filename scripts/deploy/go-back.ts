import { rollBack, type Wanted, wantedRelease } from '../../src/deploy/rollback.ts';
import { type Target, TargetError } from '../../src/deploy/target.ts';
import { UserError } from '../command.ts';

/** Which release to go back to, and how to tell of it. */
export interface GoBackOrder {
	release?: string | undefined;
	before?: string | undefined;
	/** Only tell which release would be live. */
	'dry-run': boolean;
	/** Print one line of JSON only. */
	json: boolean;
}

/** Rolls dealers back, each one by itself, and prints what came of it. Returns the exit code. */
export async function goBack(target: Target, names: readonly string[], order: GoBackOrder): Promise<number> {
	const wanted = wantedOf(names, order.release, order.before);
	const { 'dry-run': isDryRun, json } = order;
	const rolled_back: { dealer: string; release: string }[] = [];
	const problems: { dealer: string; message: string }[] = [];
	for (const slug of names.length > 0 ? names : await target.sites()) {
		try {
			const release = await (isDryRun ? wantedRelease : rollBack)(target, slug, wanted);
			rolled_back.push({ dealer: slug, release });
			if (json) continue;
			console.log(
				isDryRun
					? `  ${slug}: would go back to release ${release}`
					: `✓ ${slug}: back at release ${release}, held there until --end-hold`,
			);
		} catch (error) {
			if (!(error instanceof TargetError)) throw error;
			problems.push({ dealer: slug, message: error.message });
			if (!json) console.error(`✗ ${slug}: ${error.message}`);
		}
	}
	const done = isDryRun ? { planned: rolled_back } : { rolled_back };
	if (json) console.log(JSON.stringify({ target: target.name, ...done, problems }));
	return problems.length === 0 ? 0 : 1;
}

function wantedOf(names: readonly string[], release: string | undefined, before: string | undefined): Wanted {
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
