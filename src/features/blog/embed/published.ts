import type { Post } from '../../../domain/content/post.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import type { Site } from '../../../site/site.ts';

/** Posts dated today or earlier in the dealer's time zone, newest first. */
export function publishedPosts({ content, dealer, now }: Site): readonly Post[] {
	if (dealer.features.blog === false) return [];
	const today = localTime(now, dealer.time_zone).date;
	return content.posts.filter(({ date }) => date <= today);
}

/** Display name of a category: `vehicle-reviews` is 'Vehicle reviews'. */
export function categoryName(category: string): string {
	const words = category.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
