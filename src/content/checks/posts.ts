import type { ContentCheck } from './content-check.ts';

/** Addresses below `/blog` that are neither a post's nor a category's. */
const TAKEN = ['page', 'feed'];

/** A post and a category have one address each: `/blog/{slug}`. */
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
