import type { ContentCheck } from './content-check.ts';

/** Reserved addresses below `/blog`. */
const TAKEN = ['page', 'feed'];

/** Posts and categories share the addresses `/blog/{slug}`, so their slugs must differ. */
export const postsAndCategoriesDiffer: ContentCheck = {
	name: 'posts-and-categories-differ',
	check: ({ content: { posts } }) => {
		const categories = new Set(posts.map(({ category }) => category));
		return posts.flatMap(({ slug, category }) => [
			...(categories.has(slug) || TAKEN.includes(slug)
				? [
						{
							file: `posts/${slug}.md`,
							option: '',
							message: `its name is ${categories.has(slug) ? 'that of a category' : 'taken'}, and so is its address /blog/${slug}; give it another one`,
						},
					]
				: []),
			...(TAKEN.includes(category)
				? [
						{
							file: `posts/${slug}.md`,
							option: 'category',
							message: `'${category}' is taken; choose another`,
						},
					]
				: []),
		]);
	},
};
