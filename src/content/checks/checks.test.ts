import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { type Content, NO_CONTENT } from '../../domain/content/content.ts';
import type { Post } from '../../domain/content/post.ts';
import { pageFormsCanBeSent } from './page-forms.ts';
import { contentPicturesExist, picturesHaveWords } from './pictures.ts';
import { postsAndCategoriesDiffer } from './posts.ts';

const post = (slug: string, fields: Partial<Post> = {}): Post => ({
	slug,
	title: 'T',
	date: '2026-01-01',
	author: 'A',
	category: 'news',
	summary: 'S',
	image: 'a.svg',
	alt: 'a',
	body: '',
	...fields,
});

function findings(check: typeof contentPicturesExist, content: Partial<Content>, files: string[] = []) {
	return check
		.check({
			content: { ...NO_CONTENT, ...content },
			dealer: aParsedDealer({}),
			hasFile: (path) => files.includes(path),
		})
		.map(({ file, option, message }) => [file, option, message].filter(Boolean).join(': '));
}

describe('pictures', () => {
	test('that exist are no problem', () => {
		expect(findings(contentPicturesExist, { posts: [post('x')] }, ['images/a.svg'])).toEqual([]);
	});

	test('are reported when missing in the front matter, missing in the text, or outside the folder', () => {
		const posts = [post('x', { body: '![b](/images/b.png)' }), post('y', { image: '../dealer.ts' })];
		expect(findings(contentPicturesExist, { posts })).toEqual([
			'posts/x.md: image: expected a file in images/, found no images/a.svg',
			'posts/y.md: image: expected a path inside images/, found "../dealer.ts"',
			'posts/x.md: expected a file in images/, found no images/b.png',
		]);
	});

	test('are reported without alternative text', () => {
		const found = findings(picturesHaveWords, { posts: [post('x', { body: '![](/images/a.svg)' })] });
		expect(found.join()).toMatch(/^posts\/x\.md: the picture \/images\/a\.svg has no alternative text/);
	});
});

test('a post and a category cannot have one address', () => {
	expect(findings(postsAndCategoriesDiffer, { posts: [post('x'), post('y', { category: 'x' })] })).toEqual([
		'posts/x.md: its name is that of a category, and so is its address /blog/x; give it another one',
	]);
	expect(findings(postsAndCategoriesDiffer, { posts: [post('page')] })).toHaveLength(1);
	expect(findings(postsAndCategoriesDiffer, { posts: [post('x', { category: 'feed' })] })).toHaveLength(1);
	expect(findings(postsAndCategoriesDiffer, { posts: [post('x')] })).toEqual([]);
});

describe('the form of a page', () => {
	const page = (category: string) => ({
		slug: 'training',
		title: 'T',
		description: 'D',
		lead: null,
		body: '',
		form: { title: 'Ask us', text: null, category },
	});

	test('has a category of the forms', () => {
		const dealer = aParsedDealer({ lead_api: '/api', forms: { categories: ['Ride days'] } });
		const found = (category: string) =>
			pageFormsCanBeSent
				.check({ content: { ...NO_CONTENT, pages: [page(category)] }, dealer, hasFile: () => true })
				.map(({ file, option }) => `${file}: ${option}`);
		expect(['General Enquiry', 'Ride days', 'Fleet Enquiry'].flatMap(found)).toEqual([]);
		expect(found('Raid days')).toEqual(['pages/training.md: form.category']);
	});

	test('is not added to a page that has its own', () => {
		const dealer = aParsedDealer({ lead_api: '/api' });
		const content = { ...NO_CONTENT, pages: [{ ...page('General Enquiry'), slug: 'service' }] };
		expect(pageFormsCanBeSent.check({ content, dealer, hasFile: () => true })).toMatchObject([
			{ file: 'pages/service.md', option: 'form' },
		]);
	});

	test('needs a lead API', () => {
		expect(findings(pageFormsCanBeSent, { pages: [page('General Enquiry')] })).toEqual([
			'pages/training.md: form: it needs lead_api in dealer.ts, to send to',
		]);
	});
});
