import type { Content } from '../../domain/content/content.ts';
import { pictureName, picturesIn } from '../markdown-references.ts';
import type { ContentCheck } from './content-check.ts';

interface Named {
	file: string;
	option: string;
	/** A path below `images/`, or a web address, which is not checked. */
	picture: string;
}

/** Pictures named in content exist in the dealer's `images/`. */
export const contentPicturesExist: ContentCheck = {
	name: 'content-pictures-exist',
	check: ({ content, hasFile }) =>
		[...named(content), ...written(content)]
			.filter(({ picture }) => !/^https?:/.test(picture))
			.flatMap(({ file, option, picture }) => {
				if (picture.split(/[\\/]/).includes('..'))
					return [
						{ file, option, message: `expected a path inside images/, found ${JSON.stringify(picture)}` },
					];
				return hasFile(`images/${picture}`)
					? []
					: [{ file, option, message: `expected a file in images/, found no images/${picture}` }];
			}),
};

/** Every picture in a text has alternative text. */
export const picturesHaveWords: ContentCheck = {
	name: 'pictures-have-words',
	check: ({ content }) =>
		texts(content).flatMap(({ file, body }) =>
			picturesIn(body)
				.filter(({ alt }) => alt === '')
				.map(({ src }) => ({
					file,
					option: '',
					message: `the picture ${src} has no alternative text; write what it shows between the brackets: ![…](${src})`,
				})),
		),
};

function texts({ pages, posts }: Content): { file: string; body: string }[] {
	return [
		...pages.map(({ slug, body }) => ({ file: `pages/${slug}.md`, body })),
		...posts.map(({ slug, body }) => ({ file: `posts/${slug}.md`, body })),
	];
}

function written(content: Content): Named[] {
	return texts(content).flatMap(({ file, body }) =>
		picturesIn(body).flatMap(({ src }) => {
			const picture = pictureName(src);
			return picture === null ? [] : [{ file, option: '', picture }];
		}),
	);
}

function named({ posts, offers, models, people, reviews }: Content): Named[] {
	const at = (file: string, option: string, picture: string | null) =>
		picture === null ? [] : [{ file, option, picture }];
	return [
		...posts.flatMap(({ slug, image }) => at(`posts/${slug}.md`, 'image', image)),
		...offers.flatMap(({ image_url }, index) => at('offers.yaml', `[${index}].image_url`, image_url)),
		...models.flatMap(({ image, cloudfront_new_image_url }, index) => [
			...at('models.yaml', `[${index}].image.url`, image.url),
			...at('models.yaml', `[${index}].cloudfront_new_image_url`, cloudfront_new_image_url),
		]),
		...people.flatMap(({ photo }, index) => at('people.yaml', `[${index}].photo`, photo)),
		...(reviews?.reviews ?? []).flatMap(({ image }, index) =>
			at('reviews.yaml', `reviews[${index}].image`, image),
		),
	];
}
