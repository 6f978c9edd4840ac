/**
 * Shows the parts of the success page that have their final size: the thanks, whose text depends on the address, then all of it, once what was
 * sent is there or cannot be loaded. Until then success.css keeps their room.
 */
export function reveal(page: Document, part: 'thanks' | 'all'): void {
	page.querySelector('[data-thanks]')?.setAttribute('data-shown', part);
}
