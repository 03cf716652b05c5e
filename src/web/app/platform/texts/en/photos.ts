/** Fields for photos, of an animal and of whatever else has pictures. */
export const photos = {
  none: "No photos yet.",
  add: "Add photos",
  free: (count: number) => `${count} more can be added.`,
  preparing: (at: number, count: number, file: string) => `Preparing ${at} of ${count}: ${file}`,
  progress: "Preparing photos",
  /** The name of one photo in the labels below. */
  name: (animal: string, at: number) => `${animal}, photo ${at}`,
  nameOfNew: (at: number) => `Photo ${at}`,
  main: "Main photo",
  makeMain: "Make main",
  makeMainLabel: (photo: string) => `Make main: ${photo}`,
  description: (photo: string) => `What ${photo} shows`,
  remove: (photo: string) => `Remove ${photo}`,
  moveForward: (photo: string) => `Move ${photo} forward`,
  moveBack: (photo: string) => `Move ${photo} back`,
  focalHint: "Click where the face is: this spot stays visible when the picture is cropped.",
  focalPoint: (photo: string, x: number, y: number) =>
    `Focal point of ${photo}: ${x}% from the left, ${y}% from the top. Arrow keys move it.`,
};
