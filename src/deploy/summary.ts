import type { FleetOutcome } from './publish-fleet.ts';

/** What came of deploying, for people and for machines. */
export interface DeploySummary {
	text: string;
	json: {
		target: string;
		seconds: number;
		published: string[];
		planned: string[];
		unchanged: string[];
		held: string[];
		removed: string[];
		files_sent: number;
		bytes_sent: number;
		problems: { dealer: string; message: string }[];
		notes: string[];
	};
	/** Whether every dealer's site is at the target as it was built. */
	isClean: boolean;
}

/** Summarises the outcomes of all dealers. */
export function deploySummary(
	target: string,
	outcomes: readonly FleetOutcome[],
	removed: readonly string[],
	seconds: number,
): DeploySummary {
	const slugsOf = (status: FleetOutcome['status']) =>
		outcomes.filter((outcome) => outcome.status === status).map(({ slug }) => slug);
	const problems = outcomes.flatMap((outcome) =>
		problemsOf(outcome).map((message) => ({ dealer: outcome.slug, message })),
	);
	const published = outcomes.filter((outcome) => outcome.status === 'published');
	const json = {
		target,
		seconds: Number(seconds.toFixed(2)),
		published: slugsOf('published'),
		planned: slugsOf('planned'),
		unchanged: slugsOf('unchanged'),
		held: slugsOf('held'),
		removed: [...removed],
		files_sent: published.reduce((sum, { sent }) => sum + sent.files, 0),
		bytes_sent: published.reduce((sum, { sent }) => sum + sent.bytes, 0),
		problems,
		notes: published.flatMap(({ slug, notes }) => notes.map((note) => `${slug}: ${note}`)),
	};
	const lines = [
		...byMessage(problems),
		...json.notes.map((note) => `note: ${note}`),
		json.held.length > 0 ? `note: rolled back, and held until --end-hold: ${json.held.join(', ')}` : '',
		`${target}: ${json.published.length} published, ${json.unchanged.length} unchanged${json.planned.length > 0 ? `, ${json.planned.length} would be published` : ''}${removed.length > 0 ? `, ${removed.length} taken off` : ''}${problems.length > 0 ? `, ${slugsOf('refused').length + slugsOf('failed').length} not published` : ''}; ${json.files_sent} files (${megabytes(json.bytes_sent)}) sent in ${json.seconds} s`,
	];
	return { text: lines.filter(Boolean).join('\n'), json, isClean: problems.length === 0 };
}

/** One dealer's outcome in a line. */
export function outcomeLine(outcome: FleetOutcome): string {
	switch (outcome.status) {
		case 'published':
			return `✓ ${outcome.slug}: release ${outcome.release}, ${counts(outcome)}; ${outcome.sent.files} sent`;
		case 'planned':
			return `  ${outcome.slug}: ${counts(outcome)}, ${megabytes(outcome.difference.bytes)}`;
		case 'unchanged':
			return `  ${outcome.slug}: unchanged`;
		case 'held':
			return `  ${outcome.slug}: held at release ${outcome.release}`;
		case 'refused':
			return `✗ ${outcome.slug}: ${refusalText(outcome)}`;
		default:
			return `✗ ${outcome.slug}: not published`;
	}
}

function refusalText({ isLive, onPages }: Extract<FleetOutcome, { status: 'refused' }>): string {
	if (!isLive) return 'not published';
	return onPages.length > 0
		? 'unchanged, and visitors see what may not be published'
		: 'unchanged, and nothing newer is published until its folder is mended';
}

function counts({
	difference: { added, changed, removed },
}: {
	difference: { added: string[]; changed: string[]; removed: string[] };
}): string {
	return `${added.length} files new, ${changed.length} changed, ${removed.length} removed`;
}

function problemsOf(outcome: FleetOutcome): string[] {
	if (outcome.status === 'refused') return [...outcome.inFolder, ...outcome.onPages];
	return outcome.status === 'failed' ? [outcome.problem] : [];
}

/** Lists a message once for all dealers that have it. */
function byMessage(problems: readonly { dealer: string; message: string }[]): string[] {
	const dealers = new Map<string, string[]>();
	for (const { dealer, message } of problems) dealers.set(message, [...(dealers.get(message) ?? []), dealer]);
	return [...dealers].map(([message, names]) => {
		const who = `${names.length > 3 ? `${names.length} dealers` : names.join(', ')}: `;
		// What is wrong with a page begins with its dealer.
		return `✗ ${message.startsWith(who) ? '' : who}${message}`;
	});
}

function megabytes(bytes: number): string {
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
