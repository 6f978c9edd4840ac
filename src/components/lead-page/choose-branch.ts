import { FEEDBACK_PATH, SURVEY_PATH } from '../../paths.ts';

const BRANCHES: Record<string, string> = { great: 'Great experience', bad: 'Bad experience' };

/** Whoever comes to the survey from the feedback page has said already how it went (resolution 170). */
export function chooseBranch(page: Document): void {
	const { pathname, search } = page.location;
	const select = page.querySelector<HTMLSelectElement>('select[name=subcategory]');
	if (!select || pathname.replace(/\.html$/, '') !== SURVEY_PATH) return;
	const said = new URLSearchParams(search).get('experience');
	const branch = said ?? (cameFrom(page, FEEDBACK_PATH) ? 'bad' : '');
	select.value = BRANCHES[branch] ?? '';
}

function cameFrom({ referrer, location }: Document, path: string): boolean {
	if (!URL.canParse(referrer)) return false;
	const from = new URL(referrer);
	return from.origin === location.origin && from.pathname === path;
}
