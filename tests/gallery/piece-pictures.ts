import type { Page } from 'playwright/test';
import { piecesOf } from './open-gallery.ts';

/**
 * A picture (PNG) of each piece with all its states. Each is rendered alone at the top of the page: a piece that grew by half a pixel would
 * change the edges of all pieces below it.
 *
 * @param names the pieces; all of them by default
 */
export async function picturesOf(page: Page, names?: readonly string[]): Promise<Map<string, Buffer>> {
	await page.addStyleTag({ content: '.gallery__head, [data-piece]:not([data-drawn]) { display: none }' });
	const pictures = new Map<string, Buffer>();
	for (const name of names ?? (await piecesOf(page))) {
		const piece = page.locator(`[data-piece="${name}"]`);
		await piece.evaluate((element) => element.setAttribute('data-drawn', ''));
		pictures.set(name, await piece.screenshot({ animations: 'disabled' }));
		await piece.evaluate((element) => element.removeAttribute('data-drawn'));
	}
	return pictures;
}

/** The pieces that are in both galleries and look different; one browser renders the same page identically, to the pixel. */
export function changedPieces(
	before: ReadonlyMap<string, Buffer>,
	now: ReadonlyMap<string, Buffer>,
): string[] {
	return [...now]
		.filter(([name, picture]) => before.get(name)?.equals(picture) === false)
		.map(([name]) => name);
}
