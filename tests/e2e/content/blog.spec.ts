import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

/** Its site is made for 2 March 2026, in Perth. */
const BLOG = `${originOf('everything')}/blog`;

test('posts are sorted newest first, without future ones (BLOG-001, BLOG-002)', async ({ page }) => {
	await page.goto(BLOG);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
		'Open on Sundays',
		'What we drive ourselves',
	]);
	expect((await page.goto(`${BLOG}/to-come`))?.status()).toBe(404);
});

test('a category has its own list with a link back (BLOG-003)', async ({ page }) => {
	await page.goto(BLOG);
	await page
		.getByRole('navigation', { name: 'Categories' })
		.getByRole('link', { name: 'Vehicle reviews' })
		.click();
	await expect(page).toHaveURL(/\/blog\/vehicle-reviews$/);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
		'What we drive ourselves',
	]);
	await page.getByRole('link', { name: 'All posts' }).click();
	await expect(page).toHaveURL(/\/blog$/);
});

test('a post has author and date, runs no pasted script, and has further links', async ({ page }) => {
	await page.goto(`${BLOG}/what-we-drive`);
	const post = page.getByRole('main').getByRole('article').first();
	await expect(post).toContainText('By Lee Most, 3 Feb 2026');
	await expect(post).toContainText("<script>alert('never')</script>");
	await expect(post.getByRole('table')).toContainText('Fuel');
	await expect(post.getByRole('link', { name: 'about us' })).toHaveAttribute('href', '/about-us#how-we-work');
	await page
		.getByRole('region', { name: 'More to read' })
		.getByRole('link', { name: 'Open on Sundays' })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open on Sundays');
});

test('the feed has the published posts, well formed', async ({ page }) => {
	await page.goto(BLOG);
	const feed = await page.evaluate(async () => {
		const response = await fetch('/blog/feed.xml');
		const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
		const titles = [...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
		return { wrong: document.querySelector('parsererror')?.textContent ?? null, titles };
	});
	expect(feed).toEqual({ wrong: null, titles: ['Open on Sundays', 'What we drive ourselves'] });
});
