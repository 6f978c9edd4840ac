import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type TestInfo, test } from 'playwright/test';
import { PATIENCE } from '../../scripts/test/patience.ts';
import { noteBelowTable } from '../../scripts/test/run-note.ts';
import { galleryOf, NOW } from './build-galleries.ts';
import { commitBefore, TRAILER } from './commit-before.ts';
import { openGallery, THEMES, WIDTHS } from './open-gallery.ts';
import { changedPieces, picturesOf } from './piece-pictures.ts';

/** A piece that looks different, in one theme at one width. */
interface Change {
	piece: string;
	/** File name of its pictures. */
	file: string;
	before: Buffer;
	now: Buffer;
}

const VIEWS = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** The HTML of a gallery. File names contain a hash of their content, so the same HTML looks the same. */
function htmlOf(dir: string, theme: string): string | null {
	const file = join(dir, '_gallery', theme, 'index.html');
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function changesSince(dir: string, browser: Browser): Promise<Change[]> {
	const changes: Change[] = [];
	for (const view of VIEWS) {
		const html = htmlOf(dir, view.theme);
		if (html === null || html === htmlOf(NOW, view.theme)) continue;
		const before = await openGallery(browser, dir, view).then((page) => picturesOf(page));
		const now = await openGallery(browser, NOW, view).then((page) => picturesOf(page));
		for (const piece of changedPieces(before, now)) {
			const file = `${piece.replace('/', '-')}-${view.theme}-${view.width}.png`;
			const [old, fresh] = [before.get(piece), now.get(piece)];
			if (old && fresh) changes.push({ piece, file, before: old, now: fresh });
		}
	}
	return changes;
}

/** Fails, and saves the output of Playwright's comparator for a reviewer: both pictures and their difference. */
function refuse({ file, before, now }: Change, info: TestInfo): void {
	const baseline = info.snapshotPath(file);
	mkdirSync(dirname(baseline), { recursive: true });
	writeFileSync(baseline, before);
	expect.soft(now, file).toMatchSnapshot(file, { threshold: 0 });
}

test('pieces are drawn as in the commit before, but for those that a commit names', async ({
	browser,
}, info) => {
	info.setTimeout(300_000 * PATIENCE);
	const since = commitBefore();
	if (!since) {
		noteBelowTable('pictures of pieces: not compared, as there is no commit before this one');
		return;
	}
	const changes = await changesSince(galleryOf(since.hash), browser);
	const isNamed = (piece: string) => since.named.includes(piece) || since.named.includes('all');
	const refused = changes.filter(({ piece }) => !isNamed(piece));
	for (const change of refused) refuse(change, info);
	expect
		.soft(
			[...new Set(refused.map(({ piece }) => piece))],
			`pieces that look different since ${since.hash.slice(0, 9)}; see test-results/gallery. Is it wanted? Then say so in the commit: ${TRAILER}: <pieces>`,
		)
		.toEqual([]);
	expect
		.soft(
			since.named.filter((name) => name !== 'all' && !changes.some(({ piece }) => piece === name)),
			`pieces that a commit names as changed (${TRAILER}) and that look the same`,
		)
		.toEqual([]);
});

test('a piece that differs by a pixel is found, and no other', async ({ browser }) => {
	const pieces = ['card/Price', 'form/TextAreaField', 'form/TextField'];
	const page = await openGallery(browser, NOW, { theme: THEMES[0], width: 375 });
	const before = await picturesOf(page, pieces);
	expect(changedPieces(before, await picturesOf(page, pieces))).toEqual([]);
	await page.addStyleTag({
		content: '[data-piece="form/TextField"] label { margin-left: 1px !important }',
	});
	expect(changedPieces(before, await picturesOf(page, pieces))).toEqual(['form/TextField']);
});
