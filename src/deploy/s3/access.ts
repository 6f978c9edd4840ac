import { TargetError } from '../target.ts';

/** Where a bucket is, and who asks. */
export interface BucketAccess {
	/** The address of the bucket, without a slash at its end. */
	url: string;
	/** For messages, such as `the bucket sites`. */
	name: string;
	/** Before every key; empty or with a slash at its end. */
	prefix: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
	sessionToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of a bucket, as other tools for S3 name them. */
export const VARIABLES = {
	AWS_ACCESS_KEY_ID: 'the key that may list, read, write and delete',
	AWS_SECRET_ACCESS_KEY: 'its secret',
	AWS_SESSION_TOKEN: 'only for keys that expire',
	AWS_REGION: 'the region of the bucket (us-east-1; auto for R2)',
	AWS_ENDPOINT_URL_S3:
		'the address of the server, except for S3 itself: https://<account>.r2.cloudflarestorage.com',
} as const;

/**
 * How a bucket is reached, from its place, `bucket` or `bucket/prefix`, and environment variables.
 *
 * @throws TargetError that names the missing variables
 */
export function bucketAccess(place: string, env: Environment): BucketAccess {
	const [bucket = '', ...folders] = place.split('/').filter(Boolean);
	if (!/^[\w.-]+$/.test(bucket))
		throw new TargetError(`s3 takes the name of a bucket, s3:BUCKET or s3:BUCKET/PREFIX, found s3:${place}`);
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if (!accessKeyId || !secretAccessKey)
		throw new TargetError(
			'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment (docs/recipes/deploy-s3.md)',
		);
	// Empty is what a workflow passes on for a variable that is not set.
	const region = env['AWS_REGION'] || 'us-east-1';
	const endpoint = (env['AWS_ENDPOINT_URL_S3'] || undefined)?.replace(/\/$/, '');
	if (endpoint !== undefined && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)))
		throw new TargetError(
			`AWS_ENDPOINT_URL_S3 takes an address such as https://s3.example, found ${endpoint}`,
		);
	return {
		// S3 itself wants the bucket in the host; other servers take it in the path.
		url: endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
		name: `the bucket ${bucket}`,
		prefix: folders.map((folder) => `${folder}/`).join(''),
		region,
		accessKeyId,
		secretAccessKey,
		sessionToken: env['AWS_SESSION_TOKEN'] || undefined,
	};
}
