const BRANCHES: Record<string, string> = { great: 'Great experience', bad: 'Bad experience' };

/**
 * Preselects the survey's answers that the visitor gave on the feedback page (resolution 170).
 *
 * @param askedAt the path of the feedback page
 */
export function chooseBranch(page: Document, askedAt: string): void {
	const query = new URLSearchParams(page.location.search);
	const branch = query.get('experience') ?? (cameFrom(page, askedAt) ? 'bad' : '');
	choose(page, 'subcategory', BRANCHES[branch]);
	choose(page, 'dealership_slug', query.get('dealership'));
}

/** Selects an option if it exists. */
function choose(page: Document, name: string, value: string | null | undefined): void {
	const select = page.querySelector<HTMLSelectElement>(`select[name=${name}]`);
	const option = [...(select?.options ?? [])].find((option) => option.value === value);
	if (option) option.selected = true;
}

function cameFrom({ referrer, location }: Document, path: string): boolean {
	if (!URL.canParse(referrer)) return false;
	const from = new URL(referrer);
	return from.origin === location.origin && from.pathname === path;
}
