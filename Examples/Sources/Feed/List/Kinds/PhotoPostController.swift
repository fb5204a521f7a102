/// Shows a picture.
final class PhotoPostController: PostController<PhotoBody> {}
