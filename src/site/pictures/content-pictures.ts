import { pictureName, picturesIn } from '../../content/markdown-references.ts';
import type { Content } from '../../domain/content/content.ts';

/** The pictures of the dealer's folder that its content uses. */
export function contentPictures({ pages, posts, offers, models, people, reviews }: Content): string[] {
	const named = [
		...posts.map(({ image }) => image),
		...offers.map(({ image_url }) => image_url),
		...models.map(({ image, cloudfront_new_image_url }) => cloudfront_new_image_url ?? image.url),
		...people.map(({ photo }) => photo),
		...(reviews?.reviews.map(({ image }) => image) ?? []),
	].filter((name) => name !== null);
	return [...named, ...[...pages, ...posts].flatMap(({ body }) => inText(body))];
}

/** Pictures of a text: `![what it shows](/images/…)`. */
function inText(markdown: string): string[] {
	return picturesIn(markdown).flatMap(({ src }) => pictureName(src) ?? []);
}
