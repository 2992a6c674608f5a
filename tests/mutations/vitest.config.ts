import config from '../vitest.config.ts';

type Project = typeof config & { test: { name: string } };

const unitProjects = ['app', 'components', 'units'];
const projects = config.test!.projects as Project[];

/** The unit tests alone, because whole builds take too long to run for each change. */
export default {
  ...config,
  test: {
    ...config.test,
    projects: projects
      .filter(({ test }) => unitProjects.includes(test.name))
      // Packages are linked from the copy of the project, so they are outside of its folder.
      .map((project) => ({ ...project, server: { fs: { strict: false } } })),
  },
};
